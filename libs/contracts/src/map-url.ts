/** URL of a place on Mapy.com, by its coordinates or else by its address. */
export function buildMapUrl({
  lat,
  lng,
  address,
}: {
  lat: number | null;
  lng: number | null;
  address: string;
}): string {
  return lat === null || lng === null
    ? `https://mapy.com/fnc/v1/search?query=${encodeURIComponent(address)}`
    : `https://mapy.com/fnc/v1/showmap?center=${lng},${lat}&zoom=16&marker=true`;
}
