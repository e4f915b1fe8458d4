import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { horizontal, rovingFocus } from '../../../ui/roving-focus.ts';
import { redoIn, undoIn } from './editing.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import * as styles from './toolbar.module.css';
import { buttons, kinds, toolbar } from './toolbar-text.ts';
import { VideoDialog } from './video-dialog.tsx';

const move = rovingFocus('button', horizontal);

const activeIn = (editor: Editor) => ({
  paragraph: editor.isActive('paragraph') && !editor.isActive('listItem'),
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  quote: editor.isActive('quote'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  strong: editor.isActive('strong'),
  ltr: editor.isActive('ltr'),
  link: editor.isActive('link'),
  image: editor.isActive('image'),
});

type Dialog = 'link' | 'image' | 'match' | 'video';
const dialogs = { link: LinkDialog, image: ImageDialog, match: MatchDialog, video: VideoDialog };

/** One stop of the Tab key; the arrows move within it, as it reads: from the right. */
export function Toolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({ editor, selector: ({ editor: current }) => activeIn(current) });
  const [stop, setStop] = useState('paragraph');
  const [opened, setOpened] = useState<Dialog>();
  const Opened = opened && dialogs[opened];
  const chain = () => editor.chain().focus();

  const tool = (name: string, label: string, on: Tool) => (
    <button
      key={name}
      type="button"
      className={on.word ? styles.worded : undefined}
      aria-label={label}
      title={label}
      aria-pressed={on.isActive}
      tabIndex={name === stop ? 0 : -1}
      onFocus={() => setStop(name)}
      onClick={on.press}
    >
      {on.icon && (
        <Icon small>
          <path d={on.icon} />
        </Icon>
      )}
      {on.word}
    </button>
  );
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={toolbar} tabIndex={-1} onKeyDown={move}>
        {tool('paragraph', kinds.paragraph, {
          word: kinds.paragraph,
          isActive: active.paragraph,
          press: () => chain().setNode('paragraph').run(),
        })}
        <span className={styles.line} />
        {tool('strong', buttons.strong, {
          icon: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
          isActive: active.strong,
          press: () => chain().toggleMark('strong').run(),
        })}
        {tool('heading2', kinds.heading2, {
          icon: 'M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1',
          isActive: active.heading2,
          press: () => chain().toggleNode('heading', 'paragraph', { level: 2 }).run(),
        })}
        {tool('heading3', kinds.heading3, {
          icon: 'M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
          isActive: active.heading3,
          press: () => chain().toggleNode('heading', 'paragraph', { level: 3 }).run(),
        })}
        {tool('quote', buttons.quote, {
          icon: 'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
          isActive: active.quote,
          press: () => chain().toggleNode('quote', 'paragraph').run(),
        })}
        {tool('bulletList', buttons.bulletList, {
          icon: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
          isActive: active.bulletList,
          press: () => chain().toggleList('bulletList', 'listItem').run(),
        })}
        {tool('orderedList', buttons.orderedList, {
          icon: 'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
          isActive: active.orderedList,
          press: () => chain().toggleList('orderedList', 'listItem').run(),
        })}
        {tool('link', buttons.link, {
          icon: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
          isActive: active.link,
          press: () => setOpened('link'),
        })}
        <span className={styles.line} />
        {tool('image', buttons.image, {
          icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
          isActive: active.image,
          press: () => setOpened('image'),
        })}
        {tool('match', buttons.match, {
          icon: 'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
          word: buttons.matchShort,
          press: () => setOpened('match'),
        })}
        {tool('video', buttons.video, {
          icon: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M10 8l6 4-6 4z',
          press: () => setOpened('video'),
        })}
        {tool('ltr', buttons.ltr, {
          icon: 'M14 3v11M14 9h-3a3 3 0 0 1 0-6h9M18 3v11M22 18H2l4-4M6 22l-4-4',
          word: buttons.ltrShort,
          isActive: active.ltr,
          press: () => chain().toggleMark('ltr').run(),
        })}
        <span className={styles.line} />
        {tool('undo', buttons.undo, {
          icon: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
          press: () => undoIn(editor),
        })}
        {tool('redo', buttons.redo, {
          icon: 'm15 14 5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13',
          press: () => redoIn(editor),
        })}
      </div>
      {Opened && <Opened editor={editor} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type Tool = { icon?: string; word?: ReactNode; isActive?: boolean; press: () => void };
