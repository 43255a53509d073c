import { describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { readCase } from '../../../test/cases/read-case.ts';
import { LEFT, PdfPage } from './pdf-page.ts';

type StructureNode = { role?: string; alt?: string; children?: StructureNode[] };

async function draw(drawPage: (page: PdfPage) => void): Promise<Uint8Array> {
  const page = await PdfPage.create({
    title: 'List',
    author: 'Prostora',
    subject: 'Zkouška',
    createdAt: new Date('2027-01-01T00:00:00Z'),
  });
  drawPage(page);
  return new Uint8Array(await page.finish());
}

async function readStructure(
  drawPage: (page: PdfPage) => void,
): Promise<[role: string | undefined, alt: string | undefined][]> {
  const document = await getDocumentProxy(await draw(drawPage));
  const tree = (await (await document.getPage(1)).getStructTree()) as StructureNode | null;
  const elements = tree?.children?.[0]?.children ?? [];
  return elements.map(({ role, alt }) => [role, alt]);
}

/** Glyphs of the first page that the font lacks: the code 0. */
async function countMissingGlyphs(file: Uint8Array): Promise<number> {
  const page = await (await getDocumentProxy(file)).getPage(1);
  const { argsArray } = await page.getOperatorList();
  const glyphs = (argsArray.flat(3) as unknown[]).filter(
    (glyph): glyph is { originalCharCode: number } =>
      typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph,
  );
  if (glyphs.length === 0) throw new Error('The page has no text.');
  return glyphs.filter(({ originalCharCode }) => originalCharCode === 0).length;
}

describe('PdfPage', () => {
  it('tags headings, paragraphs and figures in reading order with alt texts', async () => {
    const structure = await readStructure((page) => {
      page.drawLogo(LEFT, 36, 18);
      page.drawText('Sál', LEFT, 70, { role: 'H1' });
      page.drawHairline(100);
      page.drawText('Pro 80 hostů', LEFT, 120);
      page.drawQrCode(
        [
          [true, false],
          [false, true],
        ],
        LEFT,
        200,
        50,
        'QR kód',
      );
    });
    expect(structure).toEqual([
      ['H1', undefined],
      ['P', undefined],
      ['Figure', 'QR kód'],
    ]);
  });

  it.each([
    ['Vietnamese', readCase<{ names: string[] }>('pdf-names.json').names.join(', ')],
    ['decomposed Vietnamese', 'Nguyễn Thị Hương'.normalize('NFD')],
    ['Ukrainian', 'Дім культури «Їжак», Ґонта'],
    ['Polish', 'Łukasz Żółć-Gęślą'],
    ['Romanian', 'Ștefan Țepeș, Ţepeş'],
    ['Turkish', 'Işıl Yağcı İnönü'],
    ['Hungarian', 'Győző Űrhajós'],
    ['Greek', 'Γιώργος Αθήνα'],
  ])('draws letters of %s with glyphs, and they can be copied', async (_language, name) => {
    const file = await draw((page) => page.drawText(`Hala: ${name}`, LEFT, 70, { face: 'bold' }));
    const { text } = await extractText(file.slice(), { mergePages: true });
    expect(text.trim()).toBe(`Hala: ${name.normalize()}`);
    expect(await countMissingGlyphs(file)).toBe(0);
  });
});
