document.body.textContent = 'South Street'
