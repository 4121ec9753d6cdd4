// Shows the contract that stands in the page; nothing is fetched and no call can be sent from here.
window.SwaggerUIBundle({
  spec: JSON.parse(document.querySelector('#document').textContent),
  dom_id: '#contract',
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 3,
  showCommonExtensions: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
