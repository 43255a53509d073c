/** Names of the groups of purposes. */
export const purposeGroups = {
  firemni: 'Firemní',
  soukrome: 'Soukromé',
  kultura: 'Kultura a veřejné akce',
  tvorba: 'Tvorba',
  'pohyb-kurzy-prace': 'Pohyb, kurzy, práce',
} as Readonly<Record<string, string>>;
