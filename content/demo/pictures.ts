import { drawAccessibility } from './pictures/accessibility.ts';
import { drawAutomationRoi } from './pictures/automation-roi.ts';
import { drawCodeReview } from './pictures/code-review.ts';
import { drawCoverage } from './pictures/coverage.ts';
import { drawDemandForecast } from './pictures/demand-forecast.ts';
import { drawErpStrangler } from './pictures/erp-strangler.ts';
import { drawGoldenSet } from './pictures/golden-set.ts';
import { drawHospitalInterface } from './pictures/hospital-interface.ts';
import { drawIdempotency } from './pictures/idempotency.ts';
import type { FigureKey, PictureKey } from './pictures/keys.ts';
import { drawOfflineSync } from './pictures/offline-sync.ts';
import type { Outline } from './pictures/pen.ts';
import { drawPolicyRetrieval } from './pictures/policy-retrieval.ts';
import { drawQuarter } from './pictures/quarter.ts';
import { drawTrends } from './pictures/trends.ts';

const drawings: Record<PictureKey | FigureKey, (outline: Outline) => string> = {
  trends: drawTrends,
  'code-review': drawCodeReview,
  accessibility: drawAccessibility,
  'automation-roi': drawAutomationRoi,
  coverage: drawCoverage,
  'golden-set': drawGoldenSet,
  idempotency: drawIdempotency,
  'hospital-interface': drawHospitalInterface,
  'policy-retrieval': drawPolicyRetrieval,
  'erp-strangler': drawErpStrangler,
  'demand-forecast': drawDemandForecast,
  'offline-sync': drawOfflineSync,
  quarter: drawQuarter,
};

/** Draws an article's picture, or a figure in its text: a standalone SVG document, 1600 wide. `npm run icons` writes it to public/. */
export const drawPicture = (key: PictureKey | FigureKey, outline: Outline): string => drawings[key](outline);
