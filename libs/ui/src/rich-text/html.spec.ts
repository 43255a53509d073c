import { describe, expect, it } from '@jest/globals';
import { FONT_FAMILIES, FONT_SIZES, emptyToNothing, withClasses, withStyles } from './html.ts';

describe('stored text in a document', () => {
  it.each(FONT_SIZES)('has the size %i px as a class', (size) => {
    expect(withClasses(`<p><span style="font-size: ${size}px">Sál</span></p>`)).toBe(
      `<p><span class="rt-size-${size}">Sál</span></p>`,
    );
  });
  it.each(FONT_FAMILIES)('has the typeface %s as a class', (family) => {
    expect(withClasses(`<span style="font-family:${family}">Sál</span>`)).toBe(
      `<span class="rt-font-${family}">Sál</span>`,
    );
  });
  it('may have both on one span', () =>
    expect(withClasses('<span style="font-size:18px;font-family:serif">Sál</span>')).toBe(
      '<span class="rt-size-18 rt-font-serif">Sál</span>',
    ));
  it.each([
    '<span style="font-size: 19px">x</span>',
    '<span style="position:fixed;inset:0">x</span>',
    "<span style='background:url(//evil)'>x</span>",
    '<span STYLE=color:red>x</span>',
    '<span style="font-size:18px !important">x</span>',
  ])('loses every other style: %s', (html) => expect(withClasses(html)).toBe('<span>x</span>'));
  it('leaves what is written between the tags alone', () =>
    expect(withClasses('<p>a style="font-size: 18px" b</p>')).toBe('<p>a style="font-size: 18px" b</p>'));
  it('leaves other attributes alone', () =>
    expect(withClasses('<a href="https://a.cz/?style=1" style="x:y">a</a>')).toBe(
      '<a href="https://a.cz/?style=1">a</a>',
    ));
});

describe('edited text to be stored', () => {
  it('carries sizes and typefaces as styles', () =>
    expect(withStyles('<p><span class="rt-size-24 rt-font-serif">Sál</span></p>')).toBe(
      '<p><span style="font-size: 24px; font-family: serif">Sál</span></p>',
    ));
  it('comes back the same', () => {
    const html =
      '<p><span style="font-size: 24px; font-family: monospace">Sál</span> a <strong>stůl</strong></p>';
    expect(withStyles(withClasses(html))).toBe(html);
  });
  it('carries no foreign classes', () =>
    expect(withStyles('<span class="evil">Sál</span>')).toBe('<span>Sál</span>'));
  it('is nothing when nothing is written', () => {
    expect(emptyToNothing('<p></p>')).toBe('');
    expect(emptyToNothing('<p><br></p><p> </p>')).toBe('');
    expect(emptyToNothing('<p>a</p>')).toBe('<p>a</p>');
  });
});
