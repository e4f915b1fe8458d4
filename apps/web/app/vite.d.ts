// What Vite adds to modules. Its own types know only the default export of a CSS module; the bundler can put a class
// name where it is used if it is imported by its name.

// eslint-disable-next-line typescript/consistent-type-definitions -- adds to an interface of the language
interface ImportMeta {
  readonly env: { readonly SSR: boolean; readonly VITE_API_ROOT?: string };
}

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module '*.css' {}

declare module '*?url' {
  const url: string;
  export default url;
}
