import { TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { FONT_FAMILIES, FONT_SIZES, familyClass, sizeClass } from './html.ts';

const LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/iu;

/** Whether a URL is allowed in a link; the server uses the same rule. */
export const isLink = (address: string): boolean => LINK.test(address);

/** Font size and typeface as classes: the content security policy allows no style attributes. */
export const TextFormat = TextStyle.extend({
  parseHTML: () => [
    { tag: 'span', getAttrs: (element) => (/\brt-(?:size|font)-/u.test(element.className) ? {} : false) },
  ],
  addAttributes: () => ({
    fontSize: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        FONT_SIZES.find((size) => element.classList.contains(sizeClass(size))) ?? null,
      renderHTML: ({ fontSize }: { fontSize?: number | null }) =>
        fontSize ? { class: sizeClass(fontSize) } : {},
    },
    fontFamily: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        FONT_FAMILIES.find((family) => element.classList.contains(familyClass(family))) ?? null,
      renderHTML: ({ fontFamily }: { fontFamily?: string | null }) =>
        fontFamily ? { class: familyClass(fontFamily) } : {},
    },
  }),
});

/** Extensions of a description: exactly the tags allowed by the server. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isLink(url),
    },
  }),
  TextFormat,
];
