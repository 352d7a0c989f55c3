import type { ReactNode } from 'react';

interface InlineMessageProps {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  children?: ReactNode;
}

const looks = {
  success: { frame: 'border-ink', mark: 'bg-mark text-on-mark', path: 'M2 8.5l4 4.5 8-10' },
  error: {
    frame: 'border-redline',
    mark: 'bg-redline text-paper',
    path: 'M8 2l6.5 12h-13zM8 6.5v4M8 11.5v1',
  },
  info: { frame: 'border-control', mark: 'text-ink-2', path: 'M8 7v6M8 3v2' },
};

/** A message within the page: a form's result without JavaScript, or a warning. */
export function InlineMessage({ kind, title, text, children }: InlineMessageProps) {
  const look = looks[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-stretch rounded-dialog border bg-sheet ${look.frame}`}
    >
      <MessageMark kind={kind} className="rounded-l-[3px] pt-3.5" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 px-3 py-3 text-small wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-2">{text}</p>}
        {children}
      </div>
    </div>
  );
}

/** Says by its color and its sign what kind of message is beside it. */
export function MessageMark({ kind, className }: Pick<InlineMessageProps, 'kind'> & { className: string }) {
  const { frame, mark, path } = looks[kind];
  return (
    <span
      aria-hidden="true"
      className={`flex w-9 shrink-0 justify-center border-r ${frame} ${mark} ${className}`}
    >
      <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
        <path d={path} />
      </svg>
    </span>
  );
}
