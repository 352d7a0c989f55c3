import { BankDrawing } from './bank-drawing.tsx';
import { HospitalDrawing } from './hospital-drawing.tsx';
import { ShopDrawing } from './shop-drawing.tsx';

/** The hero's drawings, by the names that the content gives them. */
export const heroDrawings = {
  hospital: HospitalDrawing,
  shop: ShopDrawing,
  bank: BankDrawing,
};
