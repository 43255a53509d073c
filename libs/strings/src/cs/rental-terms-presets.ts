/** A definition to start from: fields of the contract that differ from the defaults. */
type RentalTermsPreset = {
  readonly title: string;
  readonly text: string;
  readonly definition: {
    readonly contract?: string;
    readonly hold_days?: number;
    readonly instalments?: readonly {
      readonly kind: string;
      readonly percent?: number;
      readonly due: { readonly after_acceptance_days?: number; readonly before_start_days?: number };
      readonly gate?: boolean;
    }[];
    readonly cancellation: {
      readonly steps: readonly {
        readonly days: number;
        readonly percent?: number;
        readonly amount?: number;
      }[];
    };
  };
};

/** Presets of rental terms by their name in the URL of a new one. */
export const rentalTermsPresets = {
  obec: {
    title: 'Obec',
    text: 'Smlouva, celá cena předem a malý poplatek za pozdní zrušení.',
    definition: {
      contract: 'required',
      hold_days: 14,
      instalments: [
        { kind: 'balance', due: { after_acceptance_days: 14 }, gate: true },
        { kind: 'deposit', due: { before_start_days: 3 } },
      ],
      cancellation: {
        steps: [
          { days: 8, percent: 0 },
          { days: 0, percent: 0, amount: 200 },
        ],
      },
    },
  },
  sal: {
    title: 'Komerční sál',
    text: 'Smlouva, záloha 30 %, doplatek dva týdny předem a storno po stupních.',
    definition: {
      contract: 'required',
      instalments: [
        { kind: 'advance', percent: 30, due: { after_acceptance_days: 7 }, gate: true },
        { kind: 'balance', due: { before_start_days: 14 } },
        { kind: 'deposit', due: { before_start_days: 3 } },
      ],
      cancellation: {
        steps: [
          { days: 15, percent: 0 },
          { days: 7, percent: 30 },
          { days: 3, percent: 50 },
          { days: 0, percent: 100 },
        ],
      },
    },
  },
  'bez-zaloh': {
    title: 'Bez záloh',
    text: 'Žádná smlouva, platí se na místě. Jen pozdní zrušení něco stojí.',
    definition: {
      cancellation: {
        steps: [
          { days: 2, percent: 0 },
          { days: 0, percent: 50 },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, RentalTermsPreset>>;

export type RentalTermsPresetName = keyof typeof rentalTermsPresets;
