/** The used part of an item of Mapy.com /suggest. */
export type MapySuggestion = {
  name: string;
  location: string;
  type: string;
  lat: number;
  lng: number;
  structure: string[];
};

type UnknownRecord = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const isDegree = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/**
 * Parses the response defensively: items without a name or position are skipped.
 * @throws Error for another shape
 */
export function parseSuggestions(response: unknown): MapySuggestion[] {
  if (!isObject(response) || !Array.isArray(response['items']))
    throw new Error('Unexpected response shape from Mapy.com');
  return response['items'].filter(isObject).flatMap((item) => {
    const position = isObject(item['position']) ? item['position'] : {};
    const name = toText(item['name']);
    if (name === '' || !isDegree(position['lat'], 90) || !isDegree(position['lon'], 180)) return [];
    const structure = Array.isArray(item['regionalStructure'])
      ? item['regionalStructure'].filter(isObject).map((part) => toText(part['name']))
      : [];
    return [
      {
        name,
        location: toText(item['location']),
        type: toText(item['type']),
        lat: position['lat'],
        lng: position['lon'],
        structure,
      },
    ];
  });
}
