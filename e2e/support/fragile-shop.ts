import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi, startStack, startStorefront, type Stack } from '@haberdash/tools/stack/stack.ts';
import { openLine, type Line } from './cuttable-proxy.ts';
import { copyData } from './shop-data.ts';

/** A shop whose connections a test can cut and whose processes it can kill. */
export class FragileShop {
  readonly #options;
  readonly #stack: Stack;
  readonly lines: Readonly<Record<'shop' | 'service', Line>>;
  readonly #end: () => Promise<void>;
  #api: RunningServer;
  #storefront: RunningServer;

  private constructor(
    options: Parameters<typeof startStack>[0],
    stack: Stack,
    lines: FragileShop['lines'],
    end: () => Promise<void>,
  ) {
    this.#options = options;
    this.#stack = stack;
    this.#api = stack.api;
    this.#storefront = stack.storefront;
    this.lines = lines;
    this.#end = end;
  }

  /** @param name of its data */
  static async start(name: string): Promise<FragileShop> {
    const { remove, ...data } = await copyData(name);
    const [storefrontPort, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
    const lines = {
      shop: await openLine(`http://127.0.0.1:${storefrontPort}`),
      service: await openLine(`http://127.0.0.1:${apiPort}`),
    };
    const env = { PUBLIC_ORIGIN: lines.shop.origin, COMMERCE_API_URL: lines.service.origin };
    const options = { storefrontPort, apiPort, sandboxPort, ...data, env };
    return new FragileShop(options, await startStack(options), lines, async () => {
      await Promise.all([lines.shop.close(), lines.service.close()]);
      await remove();
    });
  }

  async kill(who: 'storefront' | 'service'): Promise<void> {
    const server = who === 'service' ? this.#api : this.#storefront;
    server.process.kill('SIGKILL');
    await server.ended;
  }

  async startAgain(who: 'storefront' | 'service'): Promise<void> {
    if (who === 'service') this.#api = await startApi(this.#options);
    else this.#storefront = await startStorefront(this.#options);
  }

  get sandbox(): string {
    return this.#stack.providers.origin;
  }

  async stop(): Promise<void> {
    await this.#storefront.stop();
    await this.#api.stop();
    await this.#stack.providers.stop();
    await this.#end();
  }
}
