import { excerpt, games, nearest } from '@daeguk/games';
import { Command, CommanderError, type Option } from 'commander';
import { columns } from './columns.js';
import { BAD_USAGE, type Io } from './io.js';
import { text } from './messages.js';

/** A command that complains, and titles its help, in the reader's language. */
export class LocalCommand extends Command {
  readonly #io: Io;

  constructor(io: Io, name?: string) {
    super(name);
    this.#io = io;
    this.helpOption('-h, --help', text(io, 'option.help'));
    this.exitOverride();
    this.configureOutput({
      writeOut: (help) => io.out(help.trimEnd()),
      writeErr: (t) => io.err(t),
    });
    this.configureHelp({
      styleTitle: (title) => this.#title(title),
      displayWidth: columns,
      helpWidth: 80,
    });
  }

  override createCommand(name?: string): LocalCommand {
    return new LocalCommand(this.#io, name);
  }

  /** The help of a command by its name; without a name, the help of all. */
  showHelpOf(name: string | undefined): void {
    if (name === undefined) {
      this.outputHelp();
      return;
    }
    const command = this.commands.find((candidate) => candidate.name() === name);
    if (command === undefined) this.#refuseCommand(name);
    else command.outputHelp();
  }

  // From here on: what commander calls when the words on the command line do not fit.

  unknownOption(flag: string): never {
    const setting = flag.replace(/^-+/, '').replace(/=.*/, '');
    if (isGameOption(setting) && this.options.some((option) => option.long === '--set')) {
      const values = { flag: excerpt(flag), name: setting };
      return this.#refuse(text(this.#io, 'error.unknown-option-set', values));
    }
    const known = [...this.options, ...(this.parent?.options ?? [])].map((option) => option.long);
    const near = nearest(flag, ['--help', ...known.filter((long) => typeof long === 'string')]);
    const name = excerpt(flag);
    return this.#refuse(
      near === null
        ? text(this.#io, 'error.unknown-option', { flag: name })
        : text(this.#io, 'error.unknown-option-near', { flag: name, near }),
    );
  }

  unknownCommand(): never {
    return this.#refuseCommand(this.args[0] ?? '');
  }

  missingArgument(name: string): never {
    return this.#refuse(text(this.#io, 'error.missing-argument', { name: name.toUpperCase() }));
  }

  optionMissingArgument(option: Option): never {
    return this.#refuse(text(this.#io, 'error.missing-value', { flags: option.flags }));
  }

  missingMandatoryOptionValue(option: Option): never {
    return this.#refuse(text(this.#io, 'error.missing-option', { flags: option.flags }));
  }

  _excessArguments(received: readonly string[]): never {
    const name = excerpt(received[this.registeredArguments.length] ?? '');
    return this.#refuse(text(this.#io, 'error.too-many-arguments', { name }));
  }

  #refuseCommand(given: string): never {
    const name = excerpt(given);
    if (games.has(given)) {
      return this.#refuse(text(this.#io, 'error.unknown-command-game', { name }));
    }
    const names = this.commands.map((command) => command.name());
    const near = nearest(given, names);
    return this.#refuse(
      near === null
        ? text(this.#io, 'error.unknown-command', { name })
        : text(this.#io, 'error.unknown-command-near', { name, near }),
    );
  }

  #refuse(problem: string): never {
    const command = this.parent ? `${this.parent.name()} ${this.name()}` : this.name();
    const hint = text(this.#io, 'error.see-help', { command: `./${command}` });
    this.#io.err(`${text(this.#io, 'error.line', { problem })}\n${hint}\n`);
    throw new CommanderError(BAD_USAGE, 'daeguk.usage', problem);
  }

  #title(title: string): string {
    const key = `title.${title.replace(':', '').toLowerCase()}`;
    if (key === 'title.usage' || key === 'title.options') return text(this.#io, key);
    if (key === 'title.arguments' || key === 'title.commands') return text(this.#io, key);
    return title;
  }
}

function isGameOption(name: string): boolean {
  return [...games.values()].some((game) => Object.hasOwn(game.options, name));
}
