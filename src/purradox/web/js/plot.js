/** What every curve that uPlot draws needs. */
import { useEffect, useState } from './lib.js';

/** Pixels of a unit of the page's type, which grows with the screen. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The library, with its style. */
export const library = () => {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('./vendor/uplot/uplot.css', import.meta.url).href;
  if (!document.querySelector(`link[href="${style.href}"]`)) document.head.append(style);
  return import('./vendor/uplot/uplot.js').then((loaded) => /** @type {any} */ (loaded.default));
};

const night = matchMedia('(prefers-color-scheme: dark)');

/** Whether the device is dark: what is drawn does not follow the style by itself. */
export function useDark() {
  const [dark, setDark] = useState(night.matches);
  useEffect(() => {
    const change = () => setDark(night.matches);
    night.addEventListener('change', change);
    return () => night.removeEventListener('change', change);
  }, []);
  return dark;
}
