import type { ContentSeed } from './content.types.ts';

/** Names and lifetimes as set in site/document.routes.ts and auth/auth-cookies.ts. */
export const COOKIES: ContentSeed = {
  slug: 'cookies',
  title: 'Cookies',
  lead: 'Používáme jen cookies, bez kterých by web nefungoval tak, jak od něj čekáte. Nesledujeme vás, nic neprodáváme reklamním sítím, a proto se vás na nic neptáme lištou přes půl obrazovky.',
  html: `<h2>Co je cookie</h2>
<p>Malý textový záznam, který si prohlížeč uloží a při další návštěvě pošle zpátky. Podle § 89 odst. 3 zákona o elektronických komunikacích smíme bez souhlasu ukládat jen to, co je nutné pro službu, o kterou jste požádali. Níže je všechno, co ukládáme.</p>
<h2>Cookies, které ukládáme</h2>
<table>
<thead><tr><th scope="col">Název</th><th scope="col">K čemu je</th><th scope="col">Jak dlouho</th></tr></thead>
<tbody>
<tr><td>user-hash</td><td>Náhodné označení návštěvy, díky kterému se jedno zobrazení prostoru nepočítá víckrát. Neobsahuje žádný údaj o vás a nejde spojit s vaším účtem.</td><td>3 hodiny</td></tr>
<tr><td>moje-prostory</td><td>Hodnota parametru moje-prostory z odkazu, kterým jste přišli, aby se vám po návratu ukázalo totéž. Bez takového odkazu se neukládá.</td><td>1 rok</td></tr>
<tr><td>language</td><td>Jazyk webu. Zatím je jen jeden, čeština.</td><td>1 rok</td></tr>
<tr><td>refresh_token</td><td>Přihlášení. Skripty stránky ho nepřečtou a prohlížeč ho posílá jen na adresu, kde se přihlášení obnovuje.</td><td>30 dní od posledního použití, nejdéle 180 dní; odhlášením zmizí</td></tr>
<tr><td>signed_in</td><td>Jen informace, že má smysl přihlášení obnovit. Nic víc v ní není.</td><td>stejně jako přihlášení</td></tr>
<tr><td>device</td><td>Poznáme zařízení, na kterém jste se už přihlásili, a před útokem na vaše heslo ho nezablokujeme spolu s útočníkem.</td><td>1 rok</td></tr>
</tbody>
</table>
<h2>Co si pamatuje prohlížeč sám</h2>
<p>V takzvaném úložišti prohlížeče, které se na server neposílá, si web ukládá rozepsanou poptávku, kontakt naposledy vyplněný v rezervaci a seznam prostorů, které jste si v této kartě otevřeli. To všechno zmizí, když kartu zavřete. Déle, dokud je sami nezrušíte, zůstávají jen oblíbené prostory a výběr k porovnání, a majitelům prostorů údaj, že už viděli průvodce úpravami. Po přihlášení se oblíbené uloží k vašemu účtu.</p>
<h2>Videa a mapy</h2>
<p>Video z YouTube nebo Vimea se načte, až když na něj kliknete, a to z adres, které bez souhlasu cookies neukládají. Mapa běží z našeho serveru. Je-li zapnutý mapový podklad jiného poskytovatele, načítají se od něj mapové dlaždice a poskytovatel se tak dozví vaši IP adresu a zobrazenou oblast; cookies neukládá.</p>
<h2>Jak cookies smazat</h2>
<p>V nastavení prohlížeče, obvykle v části o soukromí. Po smazání se budete muset znovu přihlásit, jinak o nic nepřijdete. Otázky vám zodpovíme na <a href="mailto:{{company.email}}">{{company.email}}</a>.</p>`,
  faq: [],
  meta_title: 'Cookies: co ukládáme a na jak dlouho',
  meta_description:
    'Úplný seznam cookies, které web ukládá, k čemu jsou a jak dlouho vydrží. Jen nezbytné, žádné sledování a žádná reklama.',
  menu: { place: 'footer', label: 'Cookies', order: 4 },
};
