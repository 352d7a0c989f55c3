import {
  arrow,
  box,
  cloud,
  counted,
  lettering,
  picture,
  signOff,
  stroke,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

/** Piped messages of a hospital, and the ward's screen that they fill; one is held, in a cloud. */
export function drawHospitalInterface(outline: Outline): string {
  return picture(
    ...['PID|4711', 'PV1|Ward 3', 'OBX|free'].map((segment, index) =>
      drawSegment(outline, segment, 110 + index * 170),
    ),
    arrow([730, 340], [900, 340]),
    drawSegment(outline, 'OBX|??', 690),
    cloud(60, 670, 680, 160),
    stroke(box(900, 110, 600, 640), { fill: 'sheet' }),
    stroke('M900 250H1500', { weight: 'thin' }),
    word(outline('Ward 3'), 960, 180),
    lettering(outline('4'), 950, 580, 2.6),
    word(outline('Free beds'), 960, 665),
    signOff(1390, 640, 120),
    thumbnail(counted(outline, '4', 'Free beds'), signOff(1390, 700, 240)),
  );
}

const drawSegment = (outline: Outline, segment: string, y: number): string =>
  stroke(box(100, y, 600, 120), { fill: 'sheet' }) + lettering(outline(segment, 'mono'), 140, y + 84, 0.6);
