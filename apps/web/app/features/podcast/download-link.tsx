import type { MouseEvent, ReactNode } from 'react';
import { announce } from '../../state/announce.ts';
import { showToast } from '../../state/toast.ts';
import { notDownloaded } from './controls-text.ts';

type Props = {
  file: { url: string; name: string };
  className: string | undefined;
  label?: string;
  children: ReactNode;
};

/** POD-04: requests the file first: a browser does not say that it could not save one. Without a script it is a link. */
export function DownloadLink({ file, className, label, children }: Props) {
  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      const { ok, status } = await fetch(file.url, { method: 'HEAD' });
      if (!ok) throw new Error(`HTTP ${status}`);
      save(file);
    } catch (error) {
      console.warn('The file of the podcast could not be downloaded.', error);
      showToast(notDownloaded);
      announce(notDownloaded);
    }
  }
  return (
    <a
      className={className}
      aria-label={label}
      href={file.url}
      download={file.name}
      onClick={(event) => void download(event)}
    >
      {children}
    </a>
  );
}

function save({ url, name }: Props['file']) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
