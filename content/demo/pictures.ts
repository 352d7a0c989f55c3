import { drawAccessibility } from './pictures/accessibility.ts';
import { drawAutomationRoi } from './pictures/automation-roi.ts';
import { drawCodeReview } from './pictures/code-review.ts';
import { drawCoverage } from './pictures/coverage.ts';
import { drawDemandForecast } from './pictures/demand-forecast.ts';
import { drawErpStrangler } from './pictures/erp-strangler.ts';
import { drawGoldenSet } from './pictures/golden-set.ts';
import { drawHospitalInterface } from './pictures/hospital-interface.ts';
import { drawIdempotency } from './pictures/idempotency.ts';
import type { PictureKey } from './pictures/keys.ts';
import { drawOfflineSync } from './pictures/offline-sync.ts';
import { drawPolicyRetrieval } from './pictures/policy-retrieval.ts';
import { drawTrends } from './pictures/trends.ts';

const drawings: Record<PictureKey, () => string> = {
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
};

/** The part of each, four wide by three high, that still says something where it is as small as a stamp. */
const crops: Record<PictureKey, string> = {
  trends: '426 116 924 693',
  'code-review': '360 150 790 592',
  accessibility: '205 200 890 667',
  'automation-roi': '210 340 600 450',
  coverage: '1010 410 440 330',
  'golden-set': '655 110 560 420',
  idempotency: '530 120 890 667',
  'hospital-interface': '560 548 470 352',
  'policy-retrieval': '190 330 640 480',
  'erp-strangler': '970 430 460 345',
  'demand-forecast': '230 140 860 645',
  'offline-sync': '895 240 500 375',
};

/**
 * Draws an article's picture: a standalone SVG document, 1600 by 900, without text, and `#crop` of it. `npm run icons`
 * writes it to public/.
 */
export function drawPicture(key: PictureKey): string {
  return drawings[key]().replace('</svg>', `<view id="crop" viewBox="${crops[key]}"/></svg>`);
}
