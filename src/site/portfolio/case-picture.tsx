import type { CaseDrawing as CaseDrawn, CaseStudy } from '#content/cases.schema.ts';
import { caseParts } from '#design/drawings/cases/case-screen.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { CaseDrawing, ReferencedCaseDrawing } from './case-drawing.tsx';

/** Where a right half can end: before those who sign a match. */
const shortOther: Partial<Record<CaseDrawn['kind'], string>> = {
  'payment-matching': 'overflow-hidden max-sm:aspect-[390/252]',
};

interface CasePictureProps {
  study: CaseStudy;
  /** How wide a picture is shown, as `sizes` has it. */
  sizes: string;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative?: boolean;
  /** From its file, on a page with many. */
  isReferenced?: boolean;
  /** Its right half too, where there is room for both: a class that says where. */
  other?: string;
  /** Without the end of that half on a phone, where it stands below the left one. */
  isOtherShort?: boolean;
  /** The top of its left half alone. */
  isCropped?: boolean;
  /** The foot of its left half once more, to stand below that half's top. */
  hasFoot?: boolean;
  className?: string;
}

/** A case's picture, or its drawing: whole, and no larger than it is drawn for. Nothing for a case without either. */
export function CasePicture({
  study,
  sizes,
  decorative = false,
  other,
  isOtherShort,
  isCropped,
  hasFoot,
  ...rest
}: CasePictureProps) {
  const { picture, thumbnail, drawing } = study;
  if (!picture && !thumbnail) return null;
  const Drawn = rest.isReferenced ? ReferencedCaseDrawing : CaseDrawing;
  return (
    <div className={`case-picture ${rest.className ?? ''}`.trim()} data-drawn={hasFoot && thumbnail?.kind}>
      <PictureOrDrawing picture={picture} sizes={sizes} decorative={decorative}>
        {thumbnail && (
          <>
            <Drawn
              drawn={thumbnail}
              part={isCropped ? caseParts.top : caseParts.left}
              decorative={decorative}
              {...(drawing && { label: drawing })}
            />
            {other && (
              <div className={`${other} ${(isOtherShort && shortOther[thumbnail.kind]) || ''}`.trim()}>
                <Drawn drawn={thumbnail} part={caseParts.right} decorative />
              </div>
            )}
            {hasFoot && <Drawn drawn={thumbnail} part={caseParts.foot} decorative className="case-foot" />}
          </>
        )}
      </PictureOrDrawing>
    </div>
  );
}
