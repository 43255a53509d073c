import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const FONT_FILES = {
  regular: 'figtree/400Regular/Figtree_400Regular',
  medium: 'figtree/500Medium/Figtree_500Medium',
  bold: 'figtree/600SemiBold/Figtree_600SemiBold',
} as const;
/** Faces of texts with a letter that Figtree lacks: Vietnamese, Cyrillic, Greek. */
const FALLBACK_FONT_FILES = {
  regular: 'open-sans/400Regular/OpenSans_400Regular',
  medium: 'open-sans/500Medium/OpenSans_500Medium',
  bold: 'open-sans/600SemiBold/OpenSans_600SemiBold',
} as const satisfies Record<Face, string>;
type Face = keyof typeof FONT_FILES;

const resolveFont = (file: string): string => require.resolve(`@expo-google-fonts/${file}.ttf`);
const toFallback = (face: Face): string => `${face}-fallback`;

let figtreeLetters: ReadonlySet<number> | null = null;

/** Code points of Figtree; the library is loaded on first use. */
async function loadFigtreeLetters(): Promise<ReadonlySet<number>> {
  const { openSync } = await import('fontkit');
  const font = openSync(resolveFont(FONT_FILES.regular));
  if (!('characterSet' in font)) throw new Error('Figtree is a collection of fonts.');
  return new Set(font.characterSet);
}

/** Colours of libs/tokens as plain values (DESIGN §2). */
export const INK = '#16231D';
export const MUTED = '#4F5A53';
const HAIRLINE = '#CBD1CC';
const SAFFRON = '#F2B233';

/** Text margins of an A4 page, in points. */
export const LEFT = 56;
export const RIGHT = 595.28 - LEFT;
export const WIDTH = RIGHT - LEFT;

export type Style = {
  size?: number;
  face?: Face;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
  lineGap?: number;
  height?: number;
  role?: 'H1' | 'H2' | 'P';
};
export type PageOptions = { title: string; author: string; subject: string; createdAt: Date };

/**
 * A4 pages with the type and colours of the product; drawing methods return the y coordinate where they
 * ended. The document is tagged: texts and figures are structure elements, lines and the logo are artifacts
 * that screen readers skip.
 */
export class PdfPage {
  private readonly finished: Promise<Buffer>;
  private readonly root: PDFKit.PDFStructureElement;

  /** Creates a document with its first page. The library is large, so it is loaded on first use. */
  static async create({ title, author, subject, createdAt }: PageOptions): Promise<PdfPage> {
    const { default: PDFDocument } = await import('pdfkit');
    figtreeLetters ??= await loadFigtreeLetters();
    return new PdfPage(
      new PDFDocument({
        size: 'A4',
        margin: 0,
        lang: 'cs',
        displayTitle: true,
        tagged: true,
        pdfVersion: '1.7',
        font: '',
        info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt, ModDate: createdAt },
      }),
      figtreeLetters,
    );
  }

  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly letters: ReadonlySet<number>,
  ) {
    for (const face of ['regular', 'medium', 'bold'] as const) {
      this.pdf.registerFont(face, resolveFont(FONT_FILES[face]));
      this.pdf.registerFont(toFallback(face), resolveFont(FALLBACK_FONT_FILES[face]));
    }
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    const chunks: Buffer[] = [];
    this.finished = new Promise((resolve, reject) => {
      this.pdf
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          resolve(Buffer.concat(chunks));
        })
        .on('error', reject);
    });
  }

  /**
   * Draws a text with its upper edge at `y`, with tabular figures. Text beyond a given height is truncated.
   */
  drawText(
    text: string,
    x: number,
    y: number,
    {
      size = 9.5,
      face = 'regular',
      color = INK,
      width = WIDTH,
      align = 'left',
      lineGap = 2,
      height,
      role = 'P',
    }: Style = {},
  ): number {
    const options = {
      width,
      align,
      lineGap,
      features: ['tnum' as const],
      ...(height !== undefined && { height, ellipsis: true }),
    };
    this.root.add(
      this.pdf.struct(role, {}, () => {
        this.selectFont(face, text).fontSize(size).fillColor(color).text(text.normalize(), x, y, options);
      }),
    );
    return this.pdf.y;
  }

  /** Draws lines below each other; empty ones leave no gap. */
  drawLines(texts: readonly (string | null)[], x: number, y: number, style: Style): number {
    return texts.reduce((bottom: number, text) => (text ? this.drawText(text, x, bottom, style) : bottom), y);
  }

  /** Height of a text at the given width. */
  measureHeight(
    text: string,
    { size = 9.5, face = 'regular', width = WIDTH, lineGap = 2 }: Style = {},
  ): number {
    return this.selectFont(face, text)
      .fontSize(size)
      .heightOfString(text.normalize(), { width, lineGap, features: ['tnum'] });
  }

  /**
   * Draws a photograph (JPEG or PNG), cropped to the frame, with rounded corners.
   * @param alt - Alternative text.
   */
  drawPhoto(file: Buffer, x: number, y: number, width: number, height: number, alt: string): number {
    this.root.add(
      this.pdf.struct('Figure', { alt }, () => {
        this.pdf.save().roundedRect(x, y, width, height, 4).clip();
        this.pdf.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore();
      }),
    );
    return y + height;
  }

  /** Adds a page. */
  addPage(): void {
    this.pdf.addPage();
  }

  drawHairline(y: number, x = LEFT, width = WIDTH): number {
    this.drawArtifact(() =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(HAIRLINE)
        .stroke(),
    );
    return y;
  }

  /** Draws the logo: a floor plan with an open door and a beam of light. */
  drawLogo(x: number, y: number, size: number): void {
    this.drawArtifact(() => {
      this.pdf
        .save()
        .translate(x, y)
        .scale(size / 32);
      this.pdf.path('M12 30V14A16 16 0 0 1 28 30Z').fill(SAFFRON);
      this.pdf.path('M12 14V30').lineWidth(3).strokeColor(INK).stroke();
      this.pdf.path('M12 30H2V2H30V30H28').lineWidth(3).strokeColor(INK).stroke();
      this.pdf.restore();
    });
  }

  /**
   * Draws a QR code as one vector path on white, without the quiet zone; runs of a row are one rectangle.
   * @param alt - Alternative text.
   */
  drawQrCode(
    modules: readonly (readonly boolean[])[],
    x: number,
    y: number,
    size: number,
    alt: string,
  ): void {
    const unit = size / modules.length;
    this.root.add(
      this.pdf.struct('Figure', { alt }, () => {
        this.pdf.rect(x, y, size, size).fill('#FFFFFF');
        modules.forEach((row, line) => {
          for (let start = 0; start < row.length; start += 1) {
            if (!row[start]) continue;
            const from = start;
            while (row[start + 1]) start += 1;
            this.pdf.rect(x + from * unit, y + line * unit, (start - from + 1) * unit, unit);
          }
        });
        this.pdf.fill('#000000');
      }),
    );
  }

  /** Draws a thin frame with a label in its lower edge. */
  drawFrame(x: number, y: number, width: number, height: number, label: string): void {
    const labelWidth = this.selectFont('bold', label).fontSize(9).widthOfString(label) + 12;
    this.drawArtifact(() => {
      this.pdf.roundedRect(x, y, width, height, 6).lineWidth(0.8).strokeColor(INK).stroke();
      this.pdf.rect(x + 12, y + height - 2, labelWidth, 4).fill('#FFFFFF');
    });
    this.drawText(label, x + 18, y + height - 5.5, { size: 9, face: 'bold', width: labelWidth });
  }

  finish(): Promise<Buffer> {
    this.root.end();
    this.pdf.end();
    return this.finished;
  }

  /** A whole text has one face, so that a word is never set in two. */
  private selectFont(face: Face, text: string): PDFKit.PDFDocument {
    const isForeign = (text.normalize().match(/\p{L}/gu) ?? []).some(
      (letter) => !this.letters.has(letter.codePointAt(0) ?? 0),
    );
    return this.pdf.font(isForeign ? toFallback(face) : face);
  }

  private drawArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }
}
