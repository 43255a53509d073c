import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { TAG_ICONS } from '@prostora/contracts/tag-icons.ts';
import { inRoot } from './places.ts';

const SHEET = 'web-shell/public/tag-icons.svg';
const ADDRESS = 'libs/contracts/src/tag-icons-file.ts';

/** A drawing as lucide keeps it: elements with their attributes; `key` is for React alone. */
type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

/** One file with every drawing a tag may have, and the address it is asked for at, which changes with its content. */
export async function tagIcons(): Promise<Readonly<Record<string, string>>> {
  const symbols = await Promise.all(TAG_ICONS.map(async (name) => toSymbol(name, await readDrawing(name))));
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
  return {
    [SHEET]: sheet,
    [ADDRESS]: `/** Where the drawings of tags are (written by \`npm run gen\`); \`#\` and a name of TAG_ICONS choose one. */\nexport const TAG_ICONS_FILE = '/tag-icons.svg?v=${version}';\n`,
  };
}

async function readDrawing(name: string): Promise<Drawing> {
  const file = inRoot(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  const { __iconData: data } = (await import(pathToFileURL(file).href)) as { __iconData: { node: Drawing } };
  return data.node;
}

function toSymbol(name: string, drawing: Drawing): string {
  const elements = drawing.map(
    ([element, { key: _key, ...attributes }]) =>
      `<${element}${Object.entries(attributes)
        .map(([attribute, value]) => ` ${attribute}="${value}"`)
        .join('')}/>`,
  );
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${elements.join('')}</symbol>`;
}
