import {
  NBSP,
  type PluralForms,
  formatApiTime,
  formatCount,
  formatCzk,
  formatDate,
  formatNumber,
  outOfPreposition,
  weekdayName,
} from '../format.ts';
import { measureTitles } from './space-measures.ts';

const spaces: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const spacesOf: PluralForms = { one: 'prostoru', few: 'prostorů', many: 'prostoru', other: 'prostorů' };

const requestsWaiting: PluralForms = {
  one: 'žádost o\u00a0rezervaci',
  few: 'žádosti o\u00a0rezervaci',
  many: 'žádosti o\u00a0rezervaci',
  other: 'žádostí o\u00a0rezervaci',
};
const proposalsWaiting: PluralForms = {
  one: 'návrh změny od hosta',
  few: 'návrhy změn od hostů',
  many: 'návrhu změny od hosta',
  other: 'návrhů změn od hostů',
};
const inquiriesWaiting: PluralForms = {
  one: 'nezodpovězená poptávka',
  few: 'nezodpovězené poptávky',
  many: 'nezodpovězené poptávky',
  other: 'nezodpovězených poptávek',
};
const ordersWaiting: PluralForms = {
  one: 'nezaplacená objednávka členství',
  few: 'nezaplacené objednávky členství',
  many: 'nezaplacené objednávky členství',
  other: 'nezaplacených objednávek členství',
};

/**
 * Texts of the owner's portal: layout, list of spaces, wizard of a new space. Names from data stay in the
 * nominative.
 */
export const portal = {
  downloading: 'Stahuje se…',
  layout: {
    navigation: 'Vlastnická sekce',
    loading: 'Načítáme vaši sekci',
    description: 'Vlastnická sekce pro ty, kdo pronajímají své prostory.',
    needsScript: 'Vlastnická sekce potřebuje zapnutý JavaScript.',
  },
  noCustomer: {
    title: 'Tenhle účet nic nepronajímá',
    text: 'Vlastnická sekce patří k účtům majitelů prostorů a k tomuhle účtu žádný majitel nepatří. Odhlaste se a založte si účet majitele.',
    operator: 'Vlastnická sekce patří k účtům majitelů prostorů. Prostory všech majitelů najdete ve správě.',
    home: 'Zpět na úvod',
    console: 'Otevřít správu',
  },
  emailNotice: {
    title: 'Potvrďte svůj e-mail',
    text: (email: string): string =>
      `Odkaz jsme poslali na ${email}. Bez potvrzení nejde prostor odeslat ke schválení.`,
    resend: 'Poslat odkaz znovu',
    sent: (email: string): string => `Odkaz jsme znovu poslali na ${email}.`,
  },
  failed: { title: 'Data se nepodařilo načíst', retry: 'Zkusit znovu' },

  mySpaces: {
    title: 'Moje prostory',
    /** „4 z 5 prostorů v tarifu Standard · platí do 14. 3. 2027“; the default plan is not named (SPEC §3). */
    use: (used: number, limit: number, plan: string, until: string | null): string => {
      const inPlan = `v${NBSP}${plan === '' ? 'základním tarifu' : `tarifu ${plan}`}`;
      const spacesInPlan =
        used > limit
          ? `${formatCount(used, spaces)}, ${inPlan} jde zveřejnit nejvýše ${formatNumber(limit)}`
          : `${formatNumber(used)} ${outOfPreposition(limit)}${NBSP}${formatCount(limit, spacesOf)} ${inPlan}`;
      return until === null ? spacesInPlan : `${spacesInPlan} · platí do ${formatDate(until)}`;
    },
    trial: 'zkušební období',
    add: 'Nový prostor',
    limitReached: (limit: number): string =>
      `Tarif dovoluje ${formatCount(limit, spaces)} a všechna místa jsou obsazená.`,
    higherPlan: 'Vybrat vyšší tarif',
    askOwner: 'Další prostor teď přidat nejde. Domluvte se prosím s majitelem účtu.',
    suspended: {
      band: (count: number): string => `Pozastaveno: ${formatCount(count, spaces)}`,
      text: 'Účet majitele je zablokovaný, proto prostory nejsou v katalogu a nejde o ně žádat. Domluvené rezervace platí dál.',
      reservations: 'Zobrazit rezervace',
    },
    waiting: 'Čeká na vás',
    inProgress: 'Čeká na správce',
    band: {
      returned: 'Správce prostor vrátil k doplnění',
      disabled: 'Správce prostor zakázal',
      oneStep: 'Poslední krok ke zveřejnění',
      ready: 'Prostor je připravený ke schválení',
      about: (name: string, text: string): string => `${name}: ${text}`,
      readyText: 'všechno potřebné je vyplněné.',
      fix: 'Doplnit',
      more: (count: number): string =>
        `A ještě ${formatCount(count, { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' })}`,
      less: 'Zobrazit méně',
    },
    approval: {
      title: (names: string): string => `Odesláno ke schválení: ${names}`,
      text: 'Správce prostor zkontroluje a o výsledku vám napíše e-mailem. Zatím můžete nastavit, kdy a za kolik se bude pronajímat.',
      hours: 'Nastavit otevírací dobu',
      prices: 'Nastavit ceník',
    },
    waitingKinds: {
      reservation_requests: (count: number): string => formatCount(count, requestsWaiting),
      change_proposals: (count: number): string => formatCount(count, proposalsWaiting),
      inquiries: (count: number): string => formatCount(count, inquiriesWaiting),
      orders: (count: number): string => formatCount(count, ordersWaiting),
    },
    waitingValue: (czk: number): string => `v${NBSP}hodnotě ${formatCzk(czk)}`,
    waitingAge: {
      fresh: 'čeká méně než hodinu',
      hours: (count: number): string =>
        `čeká ${formatCount(count, { one: 'hodinu', few: 'hodiny', other: 'hodin' })}`,
      days: (count: number): string => `čeká ${formatCount(count, { one: 'den', few: 'dny', other: 'dní' })}`,
    },
    oldest: (age: string): string => `nejstarší ${age}`,
    columns: {
      space: 'Prostor',
      status: 'Stav',
      completeness: 'Vyplněno',
      views: `Zobrazení za 30${NBSP}dní`,
      actions: 'Akce',
    },
    table: (building: string): string => `Prostory v budově: ${building}`,
    count: (count: number): string => formatCount(count, spaces),
    editBuilding: 'Upravit budovu',
    addHere: 'Přidat prostor do této budovy',
    complete: 'Vše vyplněno',
    percent: (value: number): string => `${formatNumber(value)}${NBSP}%`,
    noViews: '–',
    viewsLabel: (count: number): string =>
      formatCount(count, { one: 'zobrazení', few: 'zobrazení', many: 'zobrazení', other: 'zobrazení' }),
    returned: (reason: string): string => `Vráceno: ${reason}`,
    disabled: (reason: string): string => `Zakázáno: ${reason}`,
    kept: {
      title: 'Co zůstane zveřejněné',
      legend: (limit: number): string =>
        `Tarif dovoluje zveřejnit nejvýše ${formatCount(limit, spaces)}. Vyberte, které to budou.`,
      chosen: (count: number, limit: number): string =>
        `Vybráno ${formatNumber(count)} ${outOfPreposition(limit)}${NBSP}${formatNumber(limit)}`,
      others:
        'Ostatní pozastavíme: nebudou v katalogu, jejich rezervace ale platí dál a vrátit je můžete kdykoli bez schvalování.',
      submit: 'Uložit výběr',
      sending: 'Ukládá se…',
      cancel: 'Zavřít bez uložení',
      saved: 'Výběr je uložený.',
      band: (count: number): string => `Nad limit členství: ${formatCount(count, spaces)}`,
      bandText:
        'Pozastavené prostory nejsou v katalogu. Vyšší členství je vrátí, nebo je můžete vyměnit za jiné.',
      open: 'Vybrat, co zůstane zveřejněné',
      choose: 'Vybrat',
      chooseLabel: (name: string): string => `${name}: vybrat, co zůstane zveřejněné`,
    },
    next: {
      complete: 'Doplnit',
      request: 'Odeslat ke schválení',
      resume: 'Vrátit do katalogu',
      withdraw: 'Vzít zpět',
      calendar: 'Kalendář',
      show: 'Zobrazit',
      support: 'Napsat podpoře',
    },
    calendarOf: (name: string): string => `Kalendář: ${name}`,
    edit: (name: string): string => `Upravit prostor ${name}`,
    more: (name: string): string => `Další akce: ${name}`,
    actions: {
      show: 'Zobrazit stránku',
      request_publication: 'Odeslat ke schválení',
      resume: 'Vrátit do katalogu',
      withdraw: 'Vzít zpět do konceptů',
      unpublish: 'Skrýt z katalogu',
      delete: 'Smazat',
    },
    done: {
      request_publication: (name: string): string => `Odesláno ke schválení: ${name}`,
      resume: (name: string): string => `Zpátky v katalogu: ${name}`,
      withdraw: (name: string): string => `Vzato zpět do konceptů: ${name}`,
      unpublish: (name: string): string => `Skryto z katalogu: ${name}`,
      delete: (name: string): string => `Smazáno: ${name}`,
    },
    remove: {
      title: (name: string): string => `Smazat prostor ${name}?`,
      text: 'Prostor zmizí z katalogu i z vašeho seznamu a jeho místo v tarifu se uvolní. Obnovit ho umí jen správce.',
      future: 'Rezervace, které teprve budou, je potřeba zrušit předem.',
      confirm: 'Smazat prostor',
      keep: 'Nechat být',
    },
    hide: {
      title: (name: string): string => `Skrýt prostor ${name} z katalogu?`,
      text: 'Prostor přestane být vidět a nikdo nový si ho nezarezervuje. Rezervace, které už máte, platí dál. Do katalogu ho vrátíte kdykoli, bez nového schvalování.',
      confirm: 'Skrýt z katalogu',
      keep: 'Nechat v katalogu',
    },
    empty: {
      title: 'Začněte prvním prostorem',
      reason:
        'Stačí název budovy a prostoru, zbytek doplníte krok za krokem. Koncept nikdo kromě vás neuvidí.',
      action: 'Přidat první prostor',
    },
    emptyBuilding: {
      title: 'V téhle budově zatím žádný prostor není',
      reason: 'Začněte názvem, zbytek doplníte později. Koncept nikdo kromě vás neuvidí.',
    },
    building: {
      title: 'Upravit budovu',
      name: 'Název budovy',
      save: 'Uložit budovu',
      sending: 'Ukládá se…',
      cancel: 'Zavřít bez uložení',
      saved: (name: string): string => `Uloženo: ${name}`,
      conflict: 'Budovu mezitím upravil někdo jiný',
      description: 'Popis budovy',
      descriptionHint: 'Nepovinný. Ukáže se na stránce budovy nad jejími prostory.',
      renamed: 'Změna názvu změní i adresu stránky. Stará adresa bude vést na novou.',
      shared: (count: number): string =>
        `Adresa platí pro všechny prostory v budově (${formatCount(count, spaces)}).`,
    },
    supportSubject: (name: string): string => `Zakázaný prostor: ${name}`,
    processing: 'Fotky se připravují',
  },

  wizard: {
    title: 'Nový prostor',
    editTitle: (name: string): string => `Rozpracovaný prostor: ${name}`,
    progress: 'Postup',
    step: (number: number, count: number): string =>
      `Krok ${number} ${outOfPreposition(count)}${NBSP}${count}`,
    steps: {
      kde: 'Kde',
      nazev: 'Název',
      fotky: 'Fotky',
      nabidka: 'Co nabízí',
      ceny: 'Kdy a za kolik',
      kontakt: 'Kontakt',
      nahled: 'Náhled',
    },
    done: 'hotovo',
    back: 'Zpět',
    next: 'Pokračovat',
    saving: 'Ukládá se…',
    later: 'Dokončit později',
    limit: {
      title: 'V tarifu už není místo',
      text: (used: number, limit: number): string =>
        `Využíváte ${formatNumber(used)} ` +
        `${outOfPreposition(limit)}${NBSP}${formatCount(limit, spacesOf)}. Pro další prostor si vyberte vyšší tarif, nebo některý prostor smažte.`,
      plans: 'Vybrat vyšší tarif',
      memberTitle: 'Další prostor přidat nejde',
      back: 'Zpět na moje prostory',
    },
    lost: {
      title: 'Tenhle koncept tu není',
      text: 'Prostor mezitím někdo smazal, nebo patří k jinému účtu.',
      back: 'Zpět na moje prostory',
    },
    conflict:
      'Prostor se mezitím změnil jinde. Načetli jsme jeho současnou podobu a to, co jste napsali, zůstalo. Zkontrolujte to a uložte znovu.',
    place: {
      heading: 'Kde prostor je?',
      own: 'Vaše budovy',
      fresh: 'Jinde',
      shared: (count: number): string =>
        `Adresu mají společnou všechny prostory v budově (${formatCount(count, spaces)}).`,
    },
    name: {
      heading: 'Jak se jmenuje?',
      building: 'Název budovy',
      buildingHint: 'Tak, jak ji lidé znají. Třeba Pragovka.',
      named: 'Prostor má vlastní název',
      whole: 'Budova se pronajímá jako jeden prostor',
      wholeHint: (building: string): string => `Prostor se jmenuje stejně jako budova: ${building}.`,
      wholeTaken: 'V budově už prostory jsou, takže potřebuje vlastní název.',
      space: 'Název prostoru',
      spaceHint: 'Krátký a konkrétní. Třeba Velký sál nebo Loft Kotelna.',
    },
    features: {
      heading: 'Pro kolik lidí a na co',
      lead: 'Podle těchhle údajů se v katalogu hledá.',
      labels: measureTitles,
      hints: { capacity: 'Nejvyšší počet lidí.' },
      level: 'Cenová hladina',
      levelHint: 'Jak si stojíte proti podobným prostorům v okolí.',
      levels: ['Výhodná', 'Běžná', 'Vyšší', 'Nejvyšší'],
      perex: 'Krátké představení',
      perexHint: 'Jedna nebo dvě věty, které uvidí návštěvníci jako první.',
      firstTags: { purposes: 'Hodí se pro', attributes: 'Co v něm je' },
      allTags: 'Všechny štítky',
      more: 'Uspořádání a cenová hladina',
    },
    price: {
      heading: 'Kdy a za kolik',
      lead: 'Stačí první odhad, upravit to můžete kdykoli.',
      when: 'Kdy ho pronajímáte',
      choices: {
        daily: 'Každý den od–do',
        workdays: 'Všední dny',
        weekend: 'Víkend',
        always: 'Pořád',
      },
      from: 'Od',
      to: 'Do',
      price: 'Cena za hodinu, Kč',
      priceHint: 'Bez ceny se ukáže „cena dohodou“.',
      known: 'Otevírací dobu už prostor má.',
      change: 'Upravit v rezervacích',
      rule: (weekdays: readonly number[], from: string, to: string, price: number): string =>
        [
          weekdays.map((day) => weekdayName(day).slice(0, 2)).join(', '),
          `${formatApiTime(from)}–${to === '00:00' ? '24:00' : formatApiTime(to)}`,
          price === 0 ? 'cena dohodou' : `${formatCzk(price)}/h`,
        ].join(' · '),
    },
    contact: {
      heading: 'Kontakt pro návštěvníky',
      lead: 'Předvyplnili jsme ho z vašeho účtu. Uvidí ho každý na stránce prostoru.',
      phone: 'Telefon',
      email: 'E-mail',
    },
    photos: {
      heading: 'Fotky',
      lead: 'První fotka bude v katalogu. Nejlépe na šířku, za denního světla.',
    },
    summary: {
      importBookings: 'Importovat rezervace',
      heading: 'Takhle prostor uvidí návštěvníci',
      preview: 'Náhled prostoru',
      showPage: 'Zobrazit celou stránku',
      readyTitle: 'Prostor je připravený ke schválení',
      readyText: 'Správce ho zkontroluje a o výsledku vám napíše.',
      missingTitle: (count: number): string =>
        `Do zveřejnění chybí ${formatCount(count, { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' })}`,
      missingText: 'Koncept je uložený, můžete se k němu kdykoli vrátit.',
      conditions: 'Podmínky zveřejnění',
      met: 'splněno',
      unmet: 'chybí',
      fields: {
        email: 'Potvrzený e-mail',
        images: 'Alespoň jedna fotka',
        perex: 'Krátké představení',
        capacity: 'Kapacita',
        'tags.purpose': 'K\u00a0čemu se hodí',
        city: 'Adresa',
      } as Readonly<Record<string, string>>,
      fill: 'Doplnit',
      request: 'Odeslat ke schválení',
      requested: 'Odesláno ke schválení. Co bude dál, najdete v přehledu.',
      draft: 'Uložit jako koncept',
      drafted: 'Uloženo jako koncept.',
      edit: 'Otevřít úpravy',
      suggestions: 'Co ještě pomůže',
    },
  },
} as const;
