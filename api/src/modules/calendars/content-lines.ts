/** A property of a calendar (RFC 5545, 3.1): upper-case names, the value as written. */
export type ContentLine = {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
};

/** Name, parameters (quoted ones may contain `:` and `;`) and value. */
const LINE = /^([A-Za-z0-9-]+)((?:;[^=:;"]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/su;
const PARAM = /;([^=;:"]+)=((?:"[^"]*"|[^";:])*)/gu;

/** Parses an unfolded line; null when it is no property. */
export function parseContentLine(line: string): ContentLine | null {
  const [, name, params = '', value = ''] = LINE.exec(line) ?? parseSimpleLine(line);
  if (name === undefined) return null;
  return {
    name: name.toUpperCase(),
    params: new Map(
      [...params.matchAll(PARAM)].map(([, key = '', text = '']) => [
        key.trim().toUpperCase(),
        text.replaceAll('"', '').trim(),
      ]),
    ),
    value: value.trim(),
  };
}

/** A line with malformed parameters: they are dropped, the value is kept. */
const parseSimpleLine = (line: string): readonly (string | undefined)[] => {
  const [, name, value] = /^([A-Za-z0-9-]+)[;:].*?([^:]*)$/su.exec(line) ?? [];
  return [line, name, '', value];
};

/** Unescapes a text value (RFC 5545, 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replace(/\\(.)/gsu, (_match, escaped: string) => (/n/iu.test(escaped) ? ' ' : escaped));

/** Splits text that arrives in chunks into unfolded lines. Drops lines that are neither property nor continuation. */
export class LineUnfolder {
  private rest = '';
  private line: string[] = [];
  private readonly onLine: (line: string) => void;

  constructor(onLine: (line: string) => void) {
    this.onLine = onLine;
  }

  add(text: string): void {
    const [first = '', ...lines] = text.split(/\r\n|\n|\r/u);
    // Joined only where a line ends: a long line takes linear time.
    this.rest += first;
    for (const line of lines) {
      this.addLine(this.rest);
      this.rest = line;
    }
  }

  end(): void {
    this.addLine(this.rest);
    this.rest = '';
    this.flush();
  }

  private addLine(line: string): void {
    if (/^[ \t]/u.test(line)) {
      if (this.line.length > 0) this.line.push(line.slice(1));
    } else if (/^[A-Za-z0-9-]+[;:]/u.test(line)) {
      this.flush();
      this.line = [line];
    }
  }

  private flush(): void {
    if (this.line.length > 0) this.onLine(this.line.join(''));
    this.line = [];
  }
}

export const COMPONENT_KINDS = ['VEVENT', 'VTIMEZONE', 'VFREEBUSY'] as const;
/** A component as unfolded lines without BEGIN and END. */
export type CalendarComponent = {
  readonly kind: (typeof COMPONENT_KINDS)[number];
  readonly lines: readonly string[];
};

const toBoundary = (line: string): string =>
  /^(?:BEGIN|END):/iu.test(line) ? line.trim().toUpperCase() : '';

/**
 * Groups unfolded lines into components, so that a broken entry does not affect others. An entry without END ends
 * where the next begins. Alarms and other components inside events are dropped.
 */
export class ComponentReader {
  private open: { kind: CalendarComponent['kind']; lines: string[] } | null = null;
  /** Depth of components inside an event. */
  private depth = 0;
  /** Whether the end of the calendar was read. */
  isComplete = false;
  private readonly onComponent: (component: CalendarComponent) => void;
  private readonly onHeadLine: (line: string) => void;

  constructor(onComponent: (component: CalendarComponent) => void, onHeadLine: (line: string) => void) {
    this.onComponent = onComponent;
    this.onHeadLine = onHeadLine;
  }

  add(line: string): void {
    const boundary = toBoundary(line);
    const kind = COMPONENT_KINDS.find((name) => boundary === `BEGIN:${name}`);
    if (kind) {
      this.close();
      this.open = { kind, lines: [] };
    } else if (boundary === 'END:VCALENDAR') {
      this.close();
      this.isComplete = true;
    } else if (!this.open) this.onHeadLine(line);
    else if (boundary === `END:${this.open.kind}`) this.close();
    else this.addInside(this.open, line, boundary);
  }

  private addInside(open: { kind: string; lines: string[] }, line: string, boundary: string): void {
    if (open.kind === 'VTIMEZONE') open.lines.push(line);
    else if (boundary.startsWith('BEGIN:')) this.depth += 1;
    else if (boundary.startsWith('END:')) this.depth = Math.max(0, this.depth - 1);
    else if (this.depth === 0) open.lines.push(line);
  }

  private close(): void {
    if (this.open) this.onComponent(this.open);
    this.open = null;
    this.depth = 0;
  }
}
