/** OURS-20: the stored choice. */
export const COUNTRY = 'country';

/**
 * Hides what is not for this country (`data-in` lists the countries of an element) by a constructed style sheet, the
 * second of the page. Also inlined as text in <head> (head-script.ts): it may use nothing but its argument.
 */
export function showCountry(country: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-in]:not([data-in~="${country}"]){display:none!important}`);
  const [leagues = new CSSStyleSheet()] = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [leagues, sheet];
  document.documentElement.dataset['country'] = country;
}
