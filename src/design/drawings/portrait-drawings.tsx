import type { ComponentType, ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Portraits in ink, four wide by five high, for people who have no picture; on a light sheet in both themes. */
export const portraitDrawings = {
  parted: PartedHair,
  bearded: Beard,
  bun: Bun,
  curls: Curls,
} satisfies Record<string, ComponentType<DrawingProps>>;

/** What all of them have in common: what is drawn behind a head comes first, what is on it afterward. */
const shoulders =
  'M14 300C18 258 44 246 78 236C94 231 102 226 102 214V196M226 300C222 258 196 246 162 236C146 231 138 226 138 214V196';
const eyes = 'M96 131a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M137 131a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';

interface SheetProps extends DrawingProps {
  /** From temple to temple, around the chin. */
  face: string;
  /** Brows, nose and mouth. */
  features: string;
  children: ReactNode;
}

function Sheet({ face, features, children, ...rest }: SheetProps) {
  return (
    <Drawing {...rest} width={240} height={300}>
      <g className="text-on-mark">
        <path d={shoulders} />
        <path d={face} />
        <path d={features} />
        <path className="fill-current stroke-none" d={eyes} />
        {children}
      </g>
    </Drawing>
  );
}

/** Chin-length hair with a parting, and a round collar. */
function PartedHair(props: DrawingProps) {
  return (
    <Sheet
      {...props}
      face="M76 112C74 160 92 204 120 204C148 204 166 160 164 112"
      features="M90 122Q99 116 108 121M132 121Q141 116 150 122M122 130Q116 148 114 157Q118 161 125 159M106 178Q120 186 135 177"
    >
      <path
        className="fill-current"
        d="M102 62C70 66 58 98 60 134C61 164 56 178 50 188C62 194 76 190 80 180C74 160 72 140 76 118C92 110 104 94 108 78C116 100 140 114 164 116C168 140 166 162 160 180C166 190 180 194 190 188C184 178 180 162 180 134C182 92 162 56 124 58C114 58 108 60 102 62Z"
      />
      <path d="M96 232C104 248 136 248 144 232M88 235C98 260 142 260 152 235" />
    </Sheet>
  );
}

/** Cropped hair, a short beard, and an open shirt. */
function Beard(props: DrawingProps) {
  return (
    <Sheet
      {...props}
      face="M76 112C74 160 92 204 120 204C148 204 166 160 164 112"
      features="M88 120L108 118M132 118L152 120M121 128Q122 146 112 156Q117 164 129 158"
    >
      <path
        className="fill-current"
        d="M74 118C66 82 88 58 120 58C152 58 174 82 166 118C162 108 160 98 156 92C136 86 104 86 84 92C80 98 78 108 74 118Z"
      />
      <path d="M76 118C68 116 66 138 78 142M164 118C172 116 174 138 162 142" />
      <path
        className="fill-current"
        d="M78 144C82 184 98 210 120 210C142 210 158 184 162 144C156 160 150 166 142 168C130 164 110 164 98 168C90 166 84 160 78 144ZM106 178Q120 172 135 177Q120 186 106 178Z"
        fillRule="evenodd"
      />
      <path d="M92 232L120 264L148 232M92 232L88 254L110 270L120 264L130 270L152 254L148 232M120 264V300" />
    </Sheet>
  );
}

/** Hair in a bun, round glasses, and a high collar. */
function Bun(props: DrawingProps) {
  return (
    <Sheet
      {...props}
      face="M78 112C76 156 98 209 120 209C142 209 164 156 162 112"
      features="M91 109Q100 105 109 109M131 109Q140 105 149 109M119 138Q117 150 116 156Q119 159 124 157M110 181Q121 183 132 175"
    >
      <path
        className="fill-current"
        d="M102 56C93 46 106 40 120 40C134 40 147 46 138 56C160 63 172 86 166 124C162 106 156 94 146 84C130 92 108 96 90 92C82 100 78 110 74 124C68 86 80 63 102 56Z"
      />
      <path d="M82 130a17 17 0 1 0 34 0a17 17 0 1 0-34 0M124 130a17 17 0 1 0 34 0a17 17 0 1 0-34 0M116 127Q120 123 124 127M82 127L74 122M158 127L166 122" />
      <path d="M100 212C108 222 132 222 140 212M94 230C106 242 134 242 146 230M100 212L94 230M140 212L146 230" />
    </Sheet>
  );
}

/** Curly hair to the shoulders, and a jacket. */
function Curls(props: DrawingProps) {
  return (
    <Sheet
      {...props}
      face="M75 112C72 170 96 202 120 202C144 202 168 170 165 112"
      features="M89 120Q97 111 108 118M132 118Q143 111 151 120M122 134Q118 147 113 154Q118 159 127 155M103 174Q120 192 137 174M109 180Q120 184 131 180"
    >
      <path
        className="fill-current"
        d="M120 50C104 40 88 48 84 60C68 60 58 76 64 90C50 98 48 116 58 126C46 136 46 154 58 162C48 174 54 190 68 192C76 190 82 182 80 172C74 156 74 136 78 120C86 114 88 106 92 100C102 104 110 100 116 92C124 102 138 104 146 98C150 108 158 114 162 122C166 138 166 156 160 172C158 182 164 190 172 192C186 190 192 174 182 162C194 154 194 136 182 126C192 116 190 98 176 90C182 76 172 60 156 60C152 48 136 40 120 50Z"
      />
      <path d="M92 232L108 300M148 232L132 300M100 226C108 236 132 236 140 226M92 232L74 262L92 266L88 276L104 288M148 232L166 262L148 266L152 276L136 288" />
    </Sheet>
  );
}
