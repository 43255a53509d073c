import { ApiError } from '@prostora/api-client';
import { LIMITS, toLocalPath } from '@prostora/contracts';
import { articleEditorTexts as texts } from '@prostora/strings/cs/article-editor.ts';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import type { Editor, Extensions } from '@tiptap/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { X } from '../icons.ts';
import styles from './article-editor.module.css';
import { ArticlePicture, ArticleSpace, ArticleVideo, PlainTable } from './article-nodes.ts';
import { PictureView, SpaceView, VideoView } from './article-views.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { TextFormat, isLink } from './extensions.ts';
import { ImageUploads, type UploadImage } from './image-uploads.ts';
import { InsertBar } from './insert-bar.tsx';
import { TextEditor, type RichTextEditorProps, type EditorProfile } from './text-editor.tsx';

export type { UploadImage } from './image-uploads.ts';

export type ArticleEditorProps = RichTextEditorProps & {
  /** Uploads a picture; resolves with its id before its sizes are generated. */
  uploadImage: UploadImage;
};

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const ACCEPT = TYPES.join(',');

/** Allows external URLs, pages of this site and anchors of the text. */
const isArticleLink = (address: string): boolean =>
  isLink(address) || /^#[\w-]+$/u.test(address) || toLocalPath(address) !== null;

function buildExtensions(uploads: ImageUploads): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      trailingNode: { notAfter: ['paragraph'] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (url) => isArticleLink(url),
      },
    }),
    TextFormat,
    PlainTable,
    TableRow,
    TableHeader,
    TableCell,
    ArticlePicture.configure({ view: PictureView, uploads }),
    ArticleVideo.configure({ view: VideoView }),
    ArticleSpace.configure({ view: SpaceView }),
  ];
}

/** Reason to reject a file before the upload; null for an uploadable file. */
function findRejection({ type, size }: File): string | null {
  if (!(TYPES as readonly string[]).includes(type)) return photoTexts.refused.type;
  if (size === 0) return photoTexts.refused.empty;
  return size > LIMITS.photoBytes ? photoTexts.refused.size : null;
}

/** Calls `change` with the current position of the picture of an upload. */
function forEachUpload(editor: Editor, key: string, change: (at: number, size: number) => void): void {
  if (editor.isDestroyed) return;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs['upload'] === key) change(at, node.nodeSize);
  });
}

async function insertPicture(
  editor: Editor,
  file: File,
  at: number | null,
  uploads: ImageUploads,
  upload: UploadImage,
): Promise<void> {
  const key = crypto.randomUUID();
  const picture = { type: 'articlePicture', attrs: { src: URL.createObjectURL(file), upload: key } };
  if (at === null) editor.chain().focus().insertContent(picture).run();
  else editor.chain().insertContentAt(at, picture).run();
  try {
    const { id } = await uploads.send(key, file, upload);
    forEachUpload(editor, key, (found) =>
      editor.view.dispatch(
        editor.state.tr.setNodeAttribute(found, 'image', id).setNodeAttribute(found, 'upload', null),
      ),
    );
  } catch (error) {
    forEachUpload(editor, key, (found, size) =>
      editor.view.dispatch(editor.state.tr.delete(found, found + size)),
    );
    throw error;
  }
}

/** Editor of long texts: rich text with pictures, videos, space cards, tables and rules. */
export function ArticleEditor({ uploadImage, ...props }: ArticleEditorProps): ReactNode {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const upload = useRef(uploadImage);
  useEffect(() => {
    upload.current = uploadImage;
  });
  const [profile] = useState((): EditorProfile => {
    const uploads = new ImageUploads();
    const handleFiles = (editor: Editor, files: readonly File[], at: number | null): boolean => {
      setProblems([]);
      const addProblem = (problem: string): void => setProblems((known) => [...known, problem]);
      // Insertions at the same position are in reverse order.
      for (const file of at === null ? files : files.toReversed()) {
        const rejection = findRejection(file);
        if (rejection !== null) addProblem(texts.refused(file.name, rejection));
        else
          insertPicture(editor, file, at, uploads, upload.current).catch((error: unknown) =>
            addProblem(
              error instanceof ApiError && error.errors['file']
                ? texts.refused(file.name, error.errors['file'])
                : texts.uploadFailed(file.name),
            ),
          );
      }
      return true;
    };
    return {
      extensions: buildExtensions(uploads),
      blocks: ['paragraph', 'h2', 'h3', 'h4'],
      isLink: isArticleLink,
      clean: (html) => cleanPasted(html, { article: true }),
      onFiles: handleFiles,
      isBusy: uploads.isBusy,
      tools: (editor) => (
        <InsertBar editor={editor} accept={ACCEPT} onFiles={(files) => handleFiles(editor, files, null)} />
      ),
    };
  });
  return (
    <div className={styles['article']}>
      <div role="alert">
        {problems.length > 0 && (
          <div className={styles['problems']}>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <IconButton label={texts.dismiss} onClick={() => setProblems([])}>
              <X />
            </IconButton>
          </div>
        )}
      </div>
      <TextEditor {...props} profile={profile} />
    </div>
  );
}
