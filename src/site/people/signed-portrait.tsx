import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import type { Person } from '#content/people.schema.ts';
import { portraitDrawings } from '#design/drawings/portrait-drawings.tsx';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { Signature } from './signature.tsx';

interface SignedPortraitProps {
  person: Person & { pictureFocus?: Focus };
  /** Its width. */
  className: string;
  /** Far down its page: a drawn portrait is in a file of its own. */
  isReferenced?: boolean;
  /** The head and the shoulders only, for a row of people. */
  isCropped?: boolean;
}

/** A person and their signature beneath, in one ink line. */
export function SignedPortrait({ person, className, isReferenced, isCropped }: SignedPortraitProps) {
  return (
    <div className={`shrink-0 self-start border border-ink ${className}`}>
      <Portrait
        person={person}
        isReferenced={isReferenced}
        {...(isCropped && { part: '-11 14 262 262', frame: 'aspect-square w-full' })}
      />
      <Signature person={person} className="w-full border-x-0 border-b-0" />
    </div>
  );
}

/** A person's face, small, in an ink line. */
export const Face = ({ person }: Pick<SignedPortraitProps, 'person'>) => (
  <div className="w-14 self-start border border-ink">
    <Portrait person={person} isReferenced part="20 36 200 250" />
  </div>
);

interface PortraitProps extends Pick<SignedPortraitProps, 'person' | 'isReferenced'> {
  /** What of a drawing is shown, as a viewBox. */
  part?: string;
  frame?: string;
}

/** Where a photograph of a person has the face. */
const face: Focus = { x: 50, y: 20 };

/** A person's picture, the portrait drawn for them, or their initials. */
function Portrait({ person, isReferenced, part, frame = 'aspect-4/5 w-full' }: PortraitProps) {
  const { name, picture, pictureText, pictureFocus, portrait } = person;
  if (picture) {
    return (
      <img
        src={picture}
        srcSet={imageSourceSet(picture)}
        sizes="15rem"
        alt={pictureText}
        width={240}
        height={300}
        loading="lazy"
        {...focusAttributes(pictureFocus ?? face)}
        className={`${frame} object-cover`}
      />
    );
  }
  const Drawn = portrait && portraitDrawings[portrait];
  if (Drawn) {
    return (
      <div aria-hidden="true" className={`portrait ${frame}`}>
        {isReferenced ? (
          <ReferencedDrawing name={`portrait-${portrait}`} part={part} decorative />
        ) : (
          <Drawn part={part} decorative />
        )}
      </div>
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className={`${frame} bg-sheet fill-current font-mono text-ink-2`}
    >
      <text x="50" y="62" fontSize="36" textAnchor="middle">
        {toInitials(name)}
      </text>
    </svg>
  );
}

/** First letters of the first and the last name. */
function toInitials(name: string): string {
  const words = name.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? '')][0] ?? '').join('');
}
