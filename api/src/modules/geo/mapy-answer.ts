/** What is used of an item of Mapy.com's /suggest. */
export type MapySuggestion = {
  name: string;
  location: string;
  type: string;
  lat: number;
  lng: number;
  structure: string[];
};

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const isDegree = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** Reads the foreign answer member by member: an item without a name or a position is left out, another shape is an error. */
export function readSuggestions(answer: unknown): MapySuggestion[] {
  if (!isObject(answer) || !Array.isArray(answer['items']))
    throw new Error('Mapy.com answered in an unknown shape');
  return answer['items'].filter(isObject).flatMap((item) => {
    const position = isObject(item['position']) ? item['position'] : {};
    const name = textOf(item['name']);
    if (name === '' || !isDegree(position['lat'], 90) || !isDegree(position['lon'], 180)) return [];
    const structure = Array.isArray(item['regionalStructure'])
      ? item['regionalStructure'].filter(isObject).map((part) => textOf(part['name']))
      : [];
    return [
      {
        name,
        location: textOf(item['location']),
        type: textOf(item['type']),
        lat: position['lat'],
        lng: position['lon'],
        structure,
      },
    ];
  });
}
