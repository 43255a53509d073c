import { describe, expect, it } from '@jest/globals';
import { FONT_FAMILIES, FONT_SIZES, normalizeEmpty, stylesToClasses, classesToStyles } from './html.ts';

describe('stylesToClasses', () => {
  it.each(FONT_SIZES)('converts the size %i px to a class', (size) => {
    expect(stylesToClasses(`<p><span style="font-size: ${size}px">Sál</span></p>`)).toBe(
      `<p><span class="rt-size-${size}">Sál</span></p>`,
    );
  });
  it.each(FONT_FAMILIES)('converts the typeface %s to a class', (family) => {
    expect(stylesToClasses(`<span style="font-family:${family}">Sál</span>`)).toBe(
      `<span class="rt-font-${family}">Sál</span>`,
    );
  });
  it('converts size and typeface of one span', () =>
    expect(stylesToClasses('<span style="font-size:18px;font-family:serif">Sál</span>')).toBe(
      '<span class="rt-size-18 rt-font-serif">Sál</span>',
    ));
  it.each([
    '<span style="font-size: 19px">x</span>',
    '<span style="position:fixed;inset:0">x</span>',
    "<span style='background:url(//evil)'>x</span>",
    '<span STYLE=color:red>x</span>',
    '<span style="font-size:18px !important">x</span>',
  ])('removes every other style: %s', (html) => expect(stylesToClasses(html)).toBe('<span>x</span>'));
  it('does not change text between tags', () =>
    expect(stylesToClasses('<p>a style="font-size: 18px" b</p>')).toBe('<p>a style="font-size: 18px" b</p>'));
  it('does not change other attributes', () =>
    expect(stylesToClasses('<a href="https://a.cz/?style=1" style="x:y">a</a>')).toBe(
      '<a href="https://a.cz/?style=1">a</a>',
    ));
});

describe('classesToStyles', () => {
  it('converts size and typeface classes to styles', () =>
    expect(classesToStyles('<p><span class="rt-size-24 rt-font-serif">Sál</span></p>')).toBe(
      '<p><span style="font-size: 24px; font-family: serif">Sál</span></p>',
    ));
  it('restores the HTML converted by stylesToClasses', () => {
    const html =
      '<p><span style="font-size: 24px; font-family: monospace">Sál</span> a <strong>stůl</strong></p>';
    expect(classesToStyles(stylesToClasses(html))).toBe(html);
  });
  it('removes unknown classes of a span', () =>
    expect(classesToStyles('<span class="evil">Sál</span>')).toBe('<span>Sál</span>'));
  it('normalizes blank paragraphs to an empty string', () => {
    expect(normalizeEmpty('<p></p>')).toBe('');
    expect(normalizeEmpty('<p><br></p><p> </p>')).toBe('');
    expect(normalizeEmpty('<p>a</p>')).toBe('<p>a</p>');
  });
});
