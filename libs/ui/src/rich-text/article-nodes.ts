import { Node, mergeAttributes } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import type { ComponentType } from 'react';
import type { ImageUploads } from './image-uploads.ts';

type View = ComponentType<ReactNodeViewProps>;

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** A photograph with a caption. During the upload `src` is a blob URL and `image` is null. */
export const ArticlePicture = Node.create<{ view: View; uploads: ImageUploads }>({
  name: 'articlePicture',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    image: {
      default: null,
      parseHTML: (element) => Number(element.querySelector('img')?.getAttribute('data-image')) || null,
    },
    src: { default: null, parseHTML: (element) => element.querySelector('img')?.getAttribute('src') ?? null },
    alt: { default: '', parseHTML: (element) => element.querySelector('img')?.getAttribute('alt') ?? '' },
    upload: { default: null, parseHTML: () => null },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: 'figcaption',
      getAttrs: (element) =>
        element.querySelector('img[data-image]') && element.querySelector('figcaption') ? {} : false,
    },
    {
      tag: 'figure',
      getAttrs: (element) => (element.querySelector('img[data-image]') ? {} : false),
      contentElement: (element) => (element as HTMLElement).appendChild(document.createElement('figcaption')),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    {},
    [
      'img',
      {
        'data-image': attrs['image'] as number | null,
        src: attrs['src'] as string | null,
        alt: attrs['alt'] as string,
      },
    ],
    ['figcaption', {}, 0],
  ],
  addNodeView() {
    return ReactNodeViewRenderer(this.options.view);
  },
});

/** A video by its URL. */
export const ArticleVideo = Node.create<{ view: View }>({
  name: 'articleVideo',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ address: attribute('data-video') }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      priority: 60,
      contentElement: (element) => {
        const figure = element as HTMLElement;
        return figure.querySelector('figcaption') ?? figure.appendChild(document.createElement('figcaption'));
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-video': attrs['address'] as string },
    ['figcaption', {}, 0],
  ],
  addNodeView() {
    return ReactNodeViewRenderer(this.options.view);
  },
});

/** The card of a space by its URL. */
export const ArticleSpace = Node.create<{ view: View }>({
  name: 'articleSpace',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: attribute('data-space') }),
  parseHTML: () => [{ tag: 'figure[data-space]', priority: 60 }],
  renderHTML: ({ node: { attrs } }) => ['figure', { 'data-space': attrs['url'] as string }],
  addNodeView() {
    return ReactNodeViewRenderer(this.options.view);
  },
});

/** A table without column widths, which would be style attributes. */
export const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
});
