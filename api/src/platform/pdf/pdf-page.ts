import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const FONT_FILES = {
  regular: '400Regular/Figtree_400Regular',
  medium: '500Medium/Figtree_500Medium',
  bold: '600SemiBold/Figtree_600SemiBold',
} as const;

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
  face?: keyof typeof FONT_FILES;
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
    );
  }

  private constructor(private readonly pdf: PDFKit.PDFDocument) {
    for (const [face, file] of Object.entries(FONT_FILES))
      this.pdf.registerFont(face, require.resolve(`@expo-google-fonts/figtree/${file}.ttf`));
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
    drawText: string,
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
        this.pdf.font(face).fontSize(size).fillColor(color).text(drawText, x, y, options);
      }),
    );
    return this.pdf.y;
  }

  /** Draws lines below each other; empty ones leave no gap. */
  drawLines(texts: readonly (string | null)[], x: number, y: number, style: Style): number {
    return texts.reduce(
      (bottom: number, drawText) => (drawText ? this.drawText(drawText, x, bottom, style) : bottom),
      y,
    );
  }

  /** Height of a text at the given width. */
  measureHeight(
    drawText: string,
    { size = 9.5, face = 'regular', width = WIDTH, lineGap = 2 }: Style = {},
  ): number {
    return this.pdf
      .font(face)
      .fontSize(size)
      .heightOfString(drawText, { width, lineGap, features: ['tnum'] });
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
    const labelWidth = this.pdf.font('bold').fontSize(9).widthOfString(label) + 12;
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

  private drawArtifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }
}
