import { describe, expect, it } from 'vitest';
import { IniError, readIni, writeIni, type IniProgram } from './inis';

const program = (given: Partial<IniProgram>): IniProgram => ({
  readIni: async () => null,
  writeIni: async () => null,
  ...given,
});

describe('variants.ini', () => {
  it('is read with what is left out, and where', async () => {
    const lost = [{ line: 3, message: 'pieceValueMg changes no rule' }];
    const problems = [{ line: 7, message: 'twoBoards has no word' }];
    const entries = [
      { name: 'one', definition: 'game: One\n', problems: [], lost },
      { name: 'two', problems, lost: [] },
    ];
    expect(await readIni(program({ readIni: async () => ({ entries, problems: [] }) }), '')).toEqual([
      { name: 'one', definition: 'game: One\n', lost: ['Line 3: pieceValueMg changes no rule'] },
      { name: 'two', definition: null, lost: ['Line 7: twoBoards has no word'] },
    ]);
  });

  it('is refused as a whole with the reasons', async () => {
    const problems = [{ line: 0, message: 'There is no entry.' }];
    const reading = readIni(program({ readIni: async () => ({ entries: [], problems }) }), '');
    await expect(reading).rejects.toThrow(new IniError(['There is no entry.']));
  });

  it('is written, or the reasons are told', async () => {
    const lost = ['walls are not expressed'];
    const written = await writeIni(
      program({ writeIni: async () => ({ ini: '[a]', lost, problems: [] }) }),
      '',
      'a',
    );
    expect(written).toEqual({ ini: '[a]', lost });
    const refused = writeIni(
      program({ writeIni: async () => ({ lost: [], problems: ['No game.'] }) }),
      '',
      'a',
    );
    await expect(refused).rejects.toThrow('No game.');
  });
});
