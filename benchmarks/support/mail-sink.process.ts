import { openMailSink } from '#tests/support/mail-sink.ts';

/** What a mail server has taken: how many mails, and to how many addresses more than one. */
export interface SinkReport {
  taken: number;
  repeated: number;
}

const sink = await openMailSink();
process.on('message', () =>
  process.send!({ taken: sink.taken.length, repeated: sink.listRepeated().length } satisfies SinkReport),
);
process.send!(sink.url);
