import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** One window of a browser engine: what WebDriver and WebDriver BiDi both do. */
export interface Engine {
  /** Resolves once the page has loaded. */
  navigate(url: string): Promise<void>;
  /** The JSON that the expression's promise resolves with in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Input as from a mouse and a keyboard (WebDriver, "Actions"). */
  perform(sources: object[]): Promise<void>;
  /** @param input an expression for the field in the page */
  chooseFile(input: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const openers = { firefox: openFirefox, webkit: openWebKit };

export type EngineName = keyof typeof openers;

export const openEngine = (name: EngineName): Promise<Engine> => openers[name]();
