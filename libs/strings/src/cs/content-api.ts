/** Texts of the API about content pages and publication of terms. */
export const contentApi = {
  errors: {
    fixedSlug: 'Adresu této stránky změnit nejde, vedou na ni jiné části webu',
    fixedStatus: 'Tato stránka musí zůstat zveřejněná',
    cover: 'Obrázek jsme nenašli, nahrajte ho prosím znovu',
    termsPast: 'Podmínky mohou začít platit nejdříve dnes',
    termsOrder: 'Nové podmínky musí začít platit později než poslední vydané',
  },
} as const;
