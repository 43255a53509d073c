/** Pages of rental terms in the portal; kept out of `urls`, which every page loads. */
export const rentalTermsUrls = {
  list: '/klient/podminky',
  detail: (id: number): string => `/klient/podminky/${id}`,
  /** Editor of terms that are not saved yet, from a preset. */
  newFrom: (preset: string): string => `/klient/podminky/nove?vzor=${preset}`,
} as const;
