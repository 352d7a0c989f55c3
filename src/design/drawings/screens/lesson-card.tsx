import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { Lines, ScreenCard, type ScreenCardProps } from './screen-card.tsx';

/** Three drafted paragraphs: two are signed, one of them corrected. */
export function LessonCard({ words, ...rest }: ScreenCardProps<'lesson'>) {
  return (
    <ScreenCard {...rest} words={words}>
      <path {...(words.signedBy ? {} : machineStroke)} d="M16 58h360v80h-360zM16 148h360v64h-360z" />
      <path {...machineStroke} d="M16 222h360v64h-360z" />
      <Lines x={28} y={79} room={47}>
        {words.first}
      </Lines>
      <Source y={128}>{words.firstSource}</Source>
      {words.signedBy && (
        <>
          <path className="fill-mark stroke-on-mark" d="M262 110h104v22h-104zM262 184h104v22h-104z" />
          {[126, 200].map((y) => (
            <Label key={y} x={314} y={y} anchor="middle" className="text-on-mark">
              {`✓ ${words.signedBy}`}
            </Label>
          ))}
        </>
      )}
      <Label x={28} y={172}>
        {words.second}{' '}
        <tspan textDecoration="line-through" className="text-redline fill-current">
          {words.struck}
        </tspan>{' '}
        <tspan className="text-redline fill-current font-semibold">{words.correction}</tspan>{' '}
        {words.secondEnd}
      </Label>
      <Source y={200}>{words.secondSource}</Source>
      <Label x={28} y={245}>
        {words.third}
      </Label>
      <Source y={274}>{words.thirdSource}</Source>
      {words.button && (
        <>
          <path d="M314 258h52v22h-52z" />
          <Label x={340} y={274} anchor="middle">
            {words.button}
          </Label>
        </>
      )}
    </ScreenCard>
  );
}

const Source = ({ y, children }: { y: number; children: string | undefined }) => (
  <Label x={28} y={y} className="text-ink-2">
    {children}
  </Label>
);
