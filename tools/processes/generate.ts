import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  clientDefaultConfig,
  clientDefaultMeta,
  createClient,
  definePluginConfig,
  type Client,
  type DefinePlugin,
} from '@hey-api/openapi-ts';
import { compileApi, compileFile } from '../build/compile-api.mjs';
import { forgetBuild, isBuilt } from './build.ts';
import { runToEnd } from './child.ts';
import { generateWebFonts } from './web-fonts.ts';
import { toFunctionName } from './operation-names.ts';
import { inRoot } from './places.ts';
import { tagIcons } from './tag-icons.ts';

/** Files that are written by `npm run gen`, committed, and compared by `npm run check`. */
const openApi = 'api/openapi.json';
const clientFolder = 'libs/api-client/src/generated';
const envExample = '.env.example';
const dtoMetadata = 'api/src/generated/dto-metadata.ts';

/** Enough of a configuration for commands that touch no server. */
const offline = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  JWT_SECRET: 'only-to-describe-the-interface-nothing-is-signed',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'development',
};

type Generated = Readonly<Record<string, string | Buffer>>;

/** Every generated file by its path: DTOs, interface, the drawings of tags, the typefaces. */
async function generateAll(): Promise<Generated> {
  return { ...(await generateDtoMetadata()), ...(await generate()) };
}

/** What the document says of the properties of DTOs: part of the compiled API. */
async function generateDtoMetadata(): Promise<Generated> {
  const script = inRoot('tools/build/dto-metadata.mjs');
  return { [dtoMetadata]: await runToEnd([script], {}, { name: 'The metadata of DTOs' }) };
}

async function generate(): Promise<Generated> {
  if (!isBuilt()) {
    forgetBuild();
    await compileApi();
  }
  return { ...(await generateInterface()), ...(await tagIcons()), ...(await generateWebFonts()) };
}

/** What follows from the compiled API: the interface description, the client's types, the list of variables. */
async function generateInterface(): Promise<Generated> {
  const described = await describeApi();
  return { ...described, ...(await generateClient(described[openApi])) };
}

async function describeApi(): Promise<{ [openApi]: string; [envExample]: string }> {
  const cli = inRoot('api/dist/src/cli.js');
  const description = `${JSON.stringify(JSON.parse(await runToEnd([cli, 'openapi'], offline, { name: 'The OpenAPI description' })), null, 2)}\n`;
  const variables = await runToEnd([cli, 'env-example'], offline, { name: 'The list of variables' });
  return { [openApi]: description, [envExample]: variables };
}

/** The client's types and one file of functions per tag of the description, for `libs/api-client/src/client.ts`. */
async function generateClient(description: string): Promise<Generated> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-gen-'));
  try {
    await createClient({
      input: withFunctionNames(description),
      output: { path: folder, entryFile: false, module: { extension: '.ts' } },
      plugins: [
        { name: '@hey-api/typescript', definitions: { case: 'preserve' } },
        ownClient,
        {
          name: '@hey-api/sdk',
          auth: false,
          client: false,
          '~hooks': { symbols: { getFilePath: ({ meta }) => `sdk/${toFileName(meta)}` } },
        },
      ],
      interactive: false,
      logs: { level: 'silent', file: false },
    });
    return Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [`${clientFolder}/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The generated functions import the types of their client from here, below `generated/sdk/`. */
const ownClient = definePluginConfig<DefinePlugin<Client.Config & { name: string }>['Types']>({
  ...clientDefaultMeta,
  config: { ...clientDefaultConfig, bundle: false },
  handler: () => undefined,
  name: '../../client.ts',
})();

/** A file per tag, so that a page loads the functions of its own area only. */
const toFileName = (meta: object = {}): string =>
  'tags' in meta && Array.isArray(meta.tags) ? String(meta.tags[0]) : 'options';

function withFunctionNames(description: string): Record<string, unknown> {
  return JSON.parse(description, (key, value: unknown) =>
    key === 'operationId' ? toFunctionName(String(value)) : value,
  ) as Record<string, unknown>;
}

/** Paths whose content in the working tree differs from what the code says now, with what they should hold. */
export async function drift(generated = generateAll()): Promise<Generated> {
  return Object.fromEntries(
    Object.entries(await generated).filter(
      ([file, content]) =>
        !existsSync(inRoot(file)) ||
        !readFileSync(inRoot(file)).equals(typeof content === 'string' ? Buffer.from(content) : content),
    ),
  );
}

/** Writes what has changed; answers with the paths. */
export async function writeGenerated(): Promise<string[]> {
  return [...write(await drift(generateDtoMetadata())), ...write(await drift(generate()))];
}

/**
 * The same for the files that follow from the API alone, which has been compiled already; the client follows from its
 * description.
 * @param changed whether DTOs have changed, whose types take some seconds to read
 */
export async function writeInterface(changed: { dtos: boolean }): Promise<string[]> {
  const metadata = changed.dtos ? write(await drift(generateDtoMetadata())) : [];
  if (metadata.length > 0) await compileFile(path.relative('api', dtoMetadata));
  const described = await describeApi();
  const different = await drift(Promise.resolve(described));
  const client = openApi in different ? await drift(generateClient(described[openApi])) : {};
  return [...metadata, ...write({ ...different, ...client })];
}

function write(changed: Generated): string[] {
  for (const [file, content] of Object.entries(changed)) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), content);
  }
  return Object.keys(changed);
}
