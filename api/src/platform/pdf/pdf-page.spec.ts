import { describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { LEFT, PdfPage } from './pdf-page.ts';

type StructureNode = { role?: string; alt?: string; children?: StructureNode[] };

async function readStructure(
  draw: (page: PdfPage) => void,
): Promise<[role: string | undefined, alt: string | undefined][]> {
  const page = await PdfPage.create({
    title: 'List',
    author: 'Prostora',
    subject: 'Zkouška',
    createdAt: new Date('2027-01-01T00:00:00Z'),
  });
  draw(page);
  const document = await getDocumentProxy(new Uint8Array(await page.finish()));
  const tree = (await (await document.getPage(1)).getStructTree()) as StructureNode | null;
  const elements = tree?.children?.[0]?.children ?? [];
  return elements.map(({ role, alt }) => [role, alt]);
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
});
