import { randomBytes } from 'node:crypto';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { RawSocket } from './raw-socket';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Whether to send the body in chunks, without its length. */
  chunked?: boolean;
}

/** A connection that the server refused to open. */
export class NotAdmitted extends Error {
  constructor(readonly answer: Answer) {
    super(`${answer.status} ${answer.body}`);
  }
}

/** A guest with a program instead of a browser, at one of this machine's own addresses. */
export class Stranger {
  cookie: string | undefined;

  constructor(
    private readonly server: string,
    private readonly from: string,
  ) {}

  /** Sends a request, and keeps the cookie from the answer. */
  async ask(path: string, asking: Asking = {}): Promise<Answer> {
    const call = this.call(path, asking.method ?? 'GET', asking.headers ?? {}, asking);
    if (asking.chunked) call.write(asking.body);
    call.end(asking.chunked ? undefined : asking.body);
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      call.once('response', done).once('error', failed);
    });
    return this.read(answer);
  }

  async post(path: string, body: unknown): Promise<Answer> {
    return this.ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** Opens a socket; throws {@link NotAdmitted} if the server refuses. */
  async connect(headers: Record<string, string> = {}): Promise<RawSocket> {
    const call = this.call('/api/socket', 'GET', {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    });
    call.end();
    return new Promise((done, failed) => {
      call.once('upgrade', (answer: IncomingMessage, stream, head) => {
        this.keepCookie(answer.headers);
        done(new RawSocket(stream, head));
      });
      call.once('response', (answer: IncomingMessage) => {
        void this.read(answer).then((read) => failed(new NotAdmitted(read)));
      });
      call.once('error', failed);
    });
  }

  private call(
    path: string,
    method: string,
    headers: Record<string, string>,
    { body, chunked }: Asking = {},
  ): ClientRequest {
    const length = body === undefined || chunked ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const cookie = this.cookie === undefined ? {} : { Cookie: this.cookie };
    return request(new URL(path, this.server), {
      method,
      localAddress: this.from,
      agent: false,
      headers: { ...length, ...type, ...cookie, ...headers },
    });
  }

  private async read(answer: IncomingMessage): Promise<Answer> {
    let body = '';
    answer.setEncoding('utf8');
    for await (const text of answer) body += String(text);
    this.keepCookie(answer.headers);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  }

  private keepCookie(headers: IncomingHttpHeaders): void {
    const given = headers['set-cookie']?.[0];
    if (given !== undefined) this.cookie = given.split(';')[0];
  }
}
