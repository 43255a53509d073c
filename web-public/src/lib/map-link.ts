/** Where a place is shown on Mapy.com: at its coordinates, or by its address where those are not known. */
export function mapLink({
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
