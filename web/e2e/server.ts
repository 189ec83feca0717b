import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** The jars of the build; `VARIORUM_CLASSPATH` replaces them, so that tests need not wait for jars. */
const CLASSPATH =
  process.env['VARIORUM_CLASSPATH'] ??
  [join(ROOT, 'app/target/variorum-app.jar'), join(ROOT, 'app/target/lib/*')].join(':');

/** The JDK that the build uses, whichever Java is on the path. */
function java(): string {
  const script = `. '${ROOT}/build/find-jdk.sh' && find_jdk && echo "$jdk_home"`;
  return join(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim(), 'bin/java');
}

/** Runs a command of the program, and returns what it prints. */
export function run(...command: string[]): string {
  const options = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', `-Dvariorum.games=${ROOT}/games`];
  return execFileSync(java(), [...options, '-cp', CLASSPATH, 'org.variorum.app.Variorum', ...command], {
    encoding: 'utf8',
  });
}

/** The real server in a process of its own, with a data folder of its own. */
export class RealServer {
  readonly data = mkdtempSync(join(tmpdir(), 'variorum-'));
  /** The folder of the definitions: the program's own games, or games for tests only. */
  readonly #games: string;
  private process: ChildProcess | undefined;
  private port = 0;
  /** The server's output on standard error. */
  complaints = '';

  constructor(games: 'own' | 'compositions' = 'own') {
    this.#games = games === 'own' ? `${ROOT}/games` : `${ROOT}/rules-testkit/src/test/resources/compositions`;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, on the same port as before if it has run before. Returns when the server answers. */
  async start(...more: string[]): Promise<void> {
    const child = spawn(
      java(),
      [
        ...[
          '-Xlog:disable',
          '-Xlog:all=error:stderr',
          '-XX:+UseSerialGC',
          // The server runs for a minute or two, in which the second compiler costs more than it gains.
          '-XX:TieredStopAtLevel=1',
          '--enable-native-access=ALL-UNNAMED',
        ],
        `-Dvariorum.games=${this.#games}`,
        ...[
          '-cp',
          CLASSPATH,
          'org.variorum.app.Variorum',
          'server',
          '--port',
          String(this.port),
          '--data',
          this.data,
          // All pages of the tests come from one address.
          '--work-per-second',
          '1000000',
          '--bytes-per-second',
          '1000000000',
        ],
        ...more,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.process = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    this.port = await new Promise<number>((found, failed) => {
      child.once('exit', (status) => failed(new Error(`the server ended (${status}): ${this.complaints}`)));
      createInterface(child.stdout).on('line', (line) => {
        const address = /http:\/\/\S+:(\d+)\//.exec(line);
        if (address) found(Number(address[1]));
      });
    });
  }

  /** Kills the server at once, as a power failure would. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  /** Kills the server and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
